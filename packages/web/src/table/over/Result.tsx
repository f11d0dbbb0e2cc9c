import { Link, useLocation } from 'wouter';
import { codeWords } from '../../api/problem-words.ts';
import { request } from '../../api/request.ts';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import { useAction } from '../../forms/useAction.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import { FinalDecks } from './FinalDecks.tsx';
import styles from './Result.module.css';
import { ResultTable } from './ResultTable.tsx';
import { ranked } from './ranked.ts';

/** Who has won, and what comes next. */
export function Result() {
  const translation = useTranslation();
  const { say } = translation;
  const { sight, names, you } = useTable();
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
      <Next />
      <FinalDecks seats={seats} />
    </section>
  );
}

/** Another game, a look back, or home. */
function Next() {
  const { say } = useTranslation();
  const { table, you } = useTable();
  const isLocal = table.id === LOCAL;
  return (
    <div className={styles.next}>
      {table.next !== null && (
        <Link className={buttons.primary} href={`/table/${table.next}`}>
          {say('ui.table.toRematch')}
        </Link>
      )}
      {you !== null && table.next === null && (isLocal ? <LocalRematch /> : <Rematch />)}
      <Link className={buttons.button} href={`/replay/${table.id}`}>
        <Sign name="play" />
        {say('ui.table.replay')}
      </Link>
      <Link className={buttons.button} href="/">
        {say('ui.common.toStart')}
      </Link>
    </div>
  );
}

const LOCAL = 'local';

function Rematch() {
  const translation = useTranslation();
  const { say } = translation;
  const { table } = useTable();
  const [, go] = useLocation();
  const { problem, run } = useAction();
  const again = (kingdom: 'same' | 'new') =>
    run(async () => {
      const { id } = await request<{ id: string }>('POST', `/api/tables/${table.id}/rematch`, { kingdom });
      go(`/table/${id}`);
    });
  return (
    <>
      <button type="button" className={buttons.primary} onClick={() => again('same')}>
        {say('ui.table.rematch')}
      </button>
      <button type="button" className={buttons.button} onClick={() => again('new')}>
        <Sign name="dice" />
        {say('ui.table.newKingdom')}
      </button>
      {problem !== null && <p role="alert">{codeWords(translation, problem)}</p>}
    </>
  );
}

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
