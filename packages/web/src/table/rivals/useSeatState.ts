import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';

interface SeatState {
  readonly isTurn: boolean;
  /** "their turn, waiting for you". */
  readonly words: string;
  /** One word, for a narrow plate. */
  readonly short: string;
}

/** What a rival is doing. */
export function useSeatState(seat: number): SeatState {
  const { say } = useTranslation();
  const { sight, you, seats } = useTable();
  const { view, asked, away, resigned, result } = sight;
  const isTurn = view.onTurn === seat && !view.over;
  const said = (key: 'resigned' | 'away' | 'won' | 'choosing' | 'onTurn' | 'next') => {
    const words = say(`ui.table.state.${key}`);
    return { isTurn, words, short: words };
  };
  if (result !== null) return result.winners.includes(seat) ? said('won') : { isTurn, words: '', short: '' };
  if (resigned.includes(seat)) return said('resigned');
  if (away.includes(seat)) return said('away');
  if (isTurn && asked === you && you !== null) {
    return { isTurn, words: say('ui.table.state.waitsForYou'), short: say('ui.table.state.onTurn') };
  }
  if (isTurn) return said('onTurn');
  if (asked === seat) return said('choosing');
  const isNext = seats.length > 2 && seat === (view.onTurn + 1) % seats.length;
  return isNext ? said('next') : { isTurn, words: '', short: '' };
}
