import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import { victoryTokensOf } from '../trays/victory-tokens.ts';
import styles from './Rivals.module.css';
import { usePresence } from './usePresence.ts';
import { useSeatState } from './useSeatState.ts';

/** What the plate of a rival is, however narrow: its frame, and what is said of it aloud. */
export function usePlate(seat: number) {
  const { say } = useTranslation();
  const { sight, names, showsPoints } = useTable();
  const { hand, deck } = sight.view.seats[seat];
  const tokens = victoryTokensOf(sight.view, seat);
  const state = useSeatState(seat);
  const is = usePresence().of(seat)?.is;
  const label = [
    `${names[seat]}: ${say('ui.table.handOf', { count: hand })}`,
    say(deck ? 'ui.table.deckLies' : 'ui.table.noDeck'),
    showsPoints
      ? say('amount.points', { amount: String(sight.points[seat]), count: Math.abs(sight.points[seat]) })
      : '',
    tokens === null ? '' : say('ui.table.victoryTokens', { count: tokens }),
    state.words,
  ];
  return {
    state,
    plate: {
      className: styles.rival,
      role: 'group',
      'aria-label': label.filter((part) => part !== '').join(', '),
      'data-turn': state.isTurn || undefined,
      'data-gone': is === 'gone' || undefined,
      'data-place': `seat:${seat}`,
    } as const,
  };
}
