import { wilson } from '@provincia/arena/results';
import { clsx } from 'clsx';
import { type CSSProperties, lazy, Suspense } from 'react';
import { Arms } from '../controls/Arms.tsx';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import bench from './bench.module.css';
import { Command } from './Command.tsx';
import { useFigures } from './figures.ts';
import styles from './Results.module.css';
import { Scores } from './Scores.tsx';
import type { RunState } from './useRun.ts';

/** The library that draws comes only when there is something to draw. */
const Histogram = lazy(() => import('./Histogram.tsx'));

/** What came of the games so far, filling while they are played. */
export function Results({ state }: { readonly state: RunState | null }) {
  const { say } = useTranslation();
  return (
    <section className={styles.results} aria-labelledby="lab-result">
      <h2 id="lab-result">{say('ui.lab.result')}</h2>
      {state === null ? <p className={bench.about}>{say('ui.lab.none')}</p> : <Run state={state} />}
    </section>
  );
}

function Run({ state }: { readonly state: RunState }) {
  const { say } = useTranslation();
  const { tally, names, problem, command } = state;
  return (
    <>
      <Progress state={state} />
      {problem !== null && (
        <p className={bench.wrong} role="alert" lang="en">
          {problem}
        </p>
      )}
      <WinBar state={state} />
      <Scores tally={tally} names={names} />
      <Endings state={state} />
      <div className={styles.charts}>
        <Suspense fallback={<p className={bench.about}>{say('ui.common.loading')}</p>}>
          <Histogram title={say('ui.lab.margins', { name: names[0] })} counts={tally.margins} twoSided />
          <Histogram title={say('ui.lab.lengths')} counts={tally.lengths} />
        </Suspense>
      </div>
      {command !== null && <Command command={command} />}
    </>
  );
}

function Progress({ state: { tally, games, seconds, running } }: { readonly state: RunState }) {
  const { say } = useTranslation();
  const figures = useFigures();
  const text = say('ui.lab.progress', { done: figures.whole(tally.games), games: figures.whole(games) });
  return (
    <div className={styles.progress}>
      <progress value={tally.games} max={games} aria-label={text} />
      <p className={texts.figures} role={running ? undefined : 'status'}>
        {text}
        {tally.games > 0 && <> · {say('ui.lab.speed', { speed: figures.whole(tally.games / seconds) })}</>}
      </p>
    </div>
  );
}

/** Whose part of the games is how large; the bracket is where the border lies with 95 % certainty. */
function WinBar({ state: { tally, names } }: { readonly state: RunState }) {
  const { games, players } = tally;
  const figures = useFigures();
  const share = (count: number) => (games === 0 ? 0 : count / games);
  const [one, other] = players;
  const [low, high] = wilson(one.wins, games);
  const style = { '--one': share(one.wins), '--tie': share(one.ties), '--other': share(other.wins) };
  return (
    <div className={styles.wins} aria-hidden="true">
      <p>
        <span>
          <Arms seat={0} /> {names[0]}
        </span>
        <span>
          {names[1]} <Arms seat={1} />
        </span>
      </p>
      <div className={styles.bar} style={{ ...style, '--low': low, '--high': high } as CSSProperties}>
        <b className={styles.one}>{games > 0 && figures.share(share(one.wins))}</b>
        <i />
        <b className={styles.other}>{games > 0 && figures.share(share(other.wins))}</b>
        {games > 0 && <em />}
      </div>
    </div>
  );
}

function Endings({ state: { tally, match } }: { readonly state: RunState }) {
  const { say } = useTranslation();
  const figures = useFigures();
  const { games, seats, byProvinces, byPiles, brokenOff } = tally;
  if (games === 0) return null;
  const share = (count: number) => figures.share(count / games);
  return (
    <p className={clsx(bench.about, texts.figures)}>
      {say('ui.lab.began', { share: share(seats[0].wins + seats[0].ties) })}{' '}
      {say('ui.lab.endings', {
        provinces: share(byProvinces),
        colonies: match.kingdom.includes('colony') ? 'yes' : 'no',
        piles: share(byPiles),
      })}{' '}
      {brokenOff > 0 && say('ui.lab.stopped', { count: brokenOff })}
    </p>
  );
}
