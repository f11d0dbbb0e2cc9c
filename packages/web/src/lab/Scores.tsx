import { type Score, type Tally, wilson } from '@provincia/arena/results';
import { clsx } from 'clsx';
import { Arms } from '../controls/Arms.tsx';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import bench from './bench.module.css';
import { useFigures } from './figures.ts';
import styles from './Scores.module.css';

interface ScoresProps {
  readonly tally: Tally;
  readonly names: readonly [string, string];
}

/** The table of both, as `provincia sim` prints it. */
export function Scores({ tally, names }: ScoresProps) {
  const { say } = useTranslation();
  return (
    <>
      <table className={clsx(styles.scores, texts.figures)}>
        <thead>
          <tr>
            <th scope="col">{say('ui.lab.player')}</th>
            <th scope="col">{say('ui.lab.wins')} %</th>
            <th scope="col">{say('ui.lab.ties')} %</th>
            <th scope="col">{say('ui.lab.losses')} %</th>
            <th scope="col">{say('ui.lab.points')}</th>
            <th scope="col">{say('ui.lab.turns')}</th>
          </tr>
        </thead>
        <tbody>
          {tally.players.map((score, i) => (
            <ScoreRow
              key={i === 0 ? 'one' : 'other'}
              seat={i}
              score={score}
              name={names[i]}
              games={tally.games}
            />
          ))}
        </tbody>
      </table>
      <p className={bench.about}>{say('ui.lab.rangeHelp')}</p>
    </>
  );
}

interface ScoreRowProps {
  readonly seat: number;
  readonly score: Score;
  readonly name: string;
  readonly games: number;
}

function ScoreRow({ seat, score, name, games }: ScoreRowProps) {
  const { say } = useTranslation();
  const figures = useFigures();
  const average = (sum: number) => (games === 0 ? '–' : figures.average(sum / games));
  return (
    <tr>
      <th scope="row">
        <Arms seat={seat} />
        {name}
      </th>
      <Share label={say('ui.lab.wins')} count={score.wins} games={games} />
      <Share label={say('ui.lab.ties')} count={score.ties} games={games} />
      <Share label={say('ui.lab.losses')} count={score.losses} games={games} />
      <td data-label={say('ui.lab.points')}>{average(score.points)}</td>
      <td data-label={say('ui.lab.turns')}>{average(score.turns)}</td>
    </tr>
  );
}

interface ShareProps {
  readonly label: string;
  readonly count: number;
  readonly games: number;
}

function Share({ label, count, games }: ShareProps) {
  const { say } = useTranslation();
  const figures = useFigures();
  if (games === 0) return <td data-label={label}>–</td>;
  const [low, high] = wilson(count, games);
  return (
    <td data-label={label}>
      {figures.hundredths(count / games)}
      <small>{say('ui.lab.range', { low: figures.hundredths(low), high: figures.hundredths(high) })}</small>
    </td>
  );
}
