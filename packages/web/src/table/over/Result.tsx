import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { NextGame } from '../../by-day/NextGame.tsx';
import { Sign } from '../../card/Sign.tsx';
import { othersAt, PeopleAtTable } from '../../community/PeopleAtTable.tsx';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import { FinalDecks } from './FinalDecks.tsx';
import { Rematch } from './Rematch.tsx';
import styles from './Result.module.css';
import { ResultTable } from './ResultTable.tsx';
import { ranked } from './ranked.ts';

const DailyEnd = lazy(() => import('../../daily/DailyEnd.tsx'));

/** Who has won, and what comes next. */
export function Result() {
  const translation = useTranslation();
  const { say } = translation;
  const { table, sight, names, you } = useTable();
  const { result } = sight;
  if (result === null) return null;
  const { winners } = result;
  const seats = ranked(result);
  const title =
    you !== null && winners.includes(you)
      ? say(winners.length > 1 ? 'ui.table.sharedWin' : 'ui.table.youWin')
      : say('ui.table.wins', {
          names: new Intl.ListFormat(translation.language).format(winners.map((seat) => names[seat])),
          count: winners.length,
        });
  return (
    <section
      className={styles.result}
      aria-label={say('ui.table.result')}
      data-landmark="prompt"
      data-part="result"
      tabIndex={-1}
    >
      <h2>{title}</h2>
      <ResultTable result={result} seats={seats} />
      {table.id !== LESSON && <Next />}
      <FinalDecks seats={seats} />
    </section>
  );
}

/** Another game, a look back, or home. */
function Next() {
  const { say } = useTranslation();
  const { table } = useTable();
  const [reporting, setReporting] = useState(false);
  return (
    <div className={styles.next}>
      <Again />
      <NextGame table={table.id} />
      <Link className={buttons.button} href={`/replay/${table.id}`}>
        <Sign name="play" />
        {say('ui.table.replay')}
      </Link>
      <Link className={buttons.button} href={`/replay/${table.id}?review`}>
        <Sign name="eye" />
        {say('ui.review.title')}
      </Link>
      <Link className={buttons.button} href="/">
        {say('ui.common.toStart')}
      </Link>
      {othersAt(table).length > 0 && (
        <button type="button" className={buttons.underlined} onClick={() => setReporting(true)}>
          {say('ui.community.reportSomebody')}
        </button>
      )}
      {reporting && <PeopleAtTable table={table} onClose={() => setReporting(false)} />}
    </div>
  );
}

/** The same once more, or what there is in its place after a game of the daily kingdom. */
function Again() {
  const { say } = useTranslation();
  const { table } = useTable();
  if (table.id === LOCAL) return <LocalRematch />;
  if (table.tournament !== undefined) {
    return (
      <Link className={buttons.primary} href={`/tournament/${table.tournament.id}`}>
        {say('ui.tournament.back')}
      </Link>
    );
  }
  if (table.daily === undefined) return <Rematch />;
  return (
    <Suspense>
      <DailyEnd table={table} daily={table.daily} />
    </Suspense>
  );
}

const LOCAL = 'local';
/** After a lesson there is nothing to look back at. */
const LESSON = 'lesson';

/** The same piles and rivals once more, in this browser. */
function LocalRematch() {
  const { say } = useTranslation();
  const { table } = useTable();
  const again = () => {
    const seats = table.seats.map(({ level }) => level);
    sessionStorage.setItem('provincia-solo', JSON.stringify({ seats, kingdom: table.kingdom }));
    location.assign('/solo');
  };
  return (
    <button type="button" className={buttons.primary} onClick={again}>
      {say('ui.table.rematch')}
    </button>
  );
}
