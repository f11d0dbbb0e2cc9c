import type { CoachTranslation } from '@provincia/catalog';
import { dayOf, streakOf } from '@provincia/coach/puzzle';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import panels from '../controls/panels.module.css';
import texts from '../controls/text.module.css';
import { firstTry } from './first-tries.ts';
import styles from './PuzzleRecord.module.css';
import { useRecord } from './record.ts';

/** How many days in a row, how many puzzles in all, and where that is kept. */
export function PuzzleRecord({ words: { say } }: { readonly words: CoachTranslation }) {
  const known = useRecord();
  const { now, longest } = streakOf(known.tries, dayOf(Date.now()));
  const tried = new Set(known.tries.map(({ puzzle }) => puzzle));
  const solved = [...tried].filter((puzzle) => firstTry(known, puzzle)?.solved).length;
  const figures = [
    [say('coach.puzzle.streak'), say('coach.puzzle.days', { days: now })],
    [say('coach.puzzle.longest'), say('coach.puzzle.days', { days: longest })],
    [say('coach.puzzle.solved'), say('coach.puzzle.ofTried', { solved, tried: tried.size })],
  ];
  return (
    <section className={clsx(panels.panel, styles.record)} aria-label={say('coach.puzzle.record')}>
      <dl className={texts.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p>
        {known.owner === null
          ? say.rich('coach.puzzle.onDevice', { link: (text) => <Link href="/account">{text}</Link> })
          : say('coach.puzzle.withAccount')}
      </p>
    </section>
  );
}
