import { dayOfYear, timeOfDay } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import { usePresence } from './usePresence.ts';

interface SeatState {
  readonly isTurn: boolean;
  /** "their turn, waiting for you". */
  readonly words: string;
  /** One word, for a narrow plate. */
  readonly short: string;
}

const HERE = { is: 'here', since: null } as const;

/** What a rival is doing, or that they are not there. */
export function useSeatState(seat: number): SeatState {
  const translation = useTranslation();
  const { say } = translation;
  const { sight, you, seats } = useTable();
  const { is, since } = usePresence().of(seat) ?? HERE;
  const { view, asked, away, resigned, result } = sight;
  const isTurn = view.onTurn === seat && !view.over;
  const said = (key: 'resigned' | 'away' | 'won' | 'choosing' | 'onTurn' | 'next' | 'elsewhere' | 'gone') => {
    const words = say(`ui.table.state.${key}`);
    return { isTurn, words, short: words };
  };
  if (result !== null) return result.winners.includes(seat) ? said('won') : { isTurn, words: '', short: '' };
  if (resigned.includes(seat)) return said('resigned');
  if (away.includes(seat)) return said('away');
  const { vacation } = seats[seat];
  if (vacation !== undefined && Date.parse(vacation) > Date.now()) {
    const words = say('ui.byDay.onVacation', { date: dayOfYear(translation, vacation) });
    return { isTurn, words, short: say('ui.byDay.vacation') };
  }
  if (is === 'gone' && since !== null) {
    const time = timeOfDay(translation, since);
    return { isTurn, words: say('ui.table.state.goneSince', { time }), short: say('ui.table.state.gone') };
  }
  if (is === 'gone') return said('gone');
  if (is === 'away') return said('elsewhere');
  if (isTurn && asked === you && you !== null) {
    return { isTurn, words: say('ui.table.state.waitsForYou'), short: say('ui.table.state.onTurn') };
  }
  if (isTurn) return said('onTurn');
  if (asked === seat) return said('choosing');
  const isNext = seats.length > 2 && seat === (view.onTurn + 1) % seats.length;
  return isNext ? said('next') : { isTurn, words: '', short: '' };
}
