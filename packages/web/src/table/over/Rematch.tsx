import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { codeWords } from '../../api/problem-words.ts';
import { request } from '../../api/request.ts';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import { useAction } from '../../forms/useAction.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import styles from './Rematch.module.css';

/** Another game with the same people: one click of each. Who looks on comes along. */
export function Rematch() {
  const translation = useTranslation();
  const { say } = translation;
  const { table, you } = useTable();
  const [, go] = useLocation();
  const { busy, problem, run } = useAction();
  useComingAlong();
  const { next, rematch } = table;
  const again = (kingdom: 'same' | 'new') => () =>
    void run(async () => {
      const { id } = await request<{ id: string }>('POST', `/api/tables/${table.id}/rematch`, { kingdom });
      go(`/table/${id}`);
    });
  const isAwaited = you !== null && rematch?.status === 'open' && rematch.awaited.includes(you);
  return (
    <>
      <Wanted />
      {next !== null && !isAwaited && (
        <Link className={buttons.primary} href={`/table/${next}`}>
          {say(isIn() ? 'ui.table.toRematch' : 'ui.table.watchRematch')}
        </Link>
      )}
      {you !== null && (next === null || isAwaited) && (
        <button type="button" className={buttons.primary} aria-busy={busy} onClick={again('same')}>
          {say(isAwaited ? 'ui.table.acceptRematch' : 'ui.table.rematch')}
        </button>
      )}
      {you !== null && next === null && (
        <button type="button" className={buttons.button} onClick={again('new')}>
          <Sign name="dice" />
          {say('ui.table.newKingdom')}
        </button>
      )}
      {problem !== null && <p role="alert">{codeWords(translation, problem)}</p>}
    </>
  );

  function isIn(): boolean {
    return you !== null && (rematch === null || rematch.agreed.includes(you));
  }
}

/** "Beatriz wants a rematch", for those who have not said so themselves. */
function Wanted() {
  const { say, language } = useTranslation();
  const { table, names, you } = useTable();
  const { rematch } = table;
  const wanting = rematch?.status === 'open' ? rematch.agreed.filter((seat) => seat !== you) : [];
  const list = new Intl.ListFormat(language).format(wanting.map((seat) => names[seat]));
  return (
    <p className={styles.wanted} role="status">
      {wanting.length > 0 && say('ui.table.wantsRematch', { names: list, count: wanting.length })}
    </p>
  );
}

/** Goes to the rematch when it begins, unless you have played and do not want another game. */
function useComingAlong(): void {
  const { table, you } = useTable();
  const { next, rematch } = table;
  const [, go] = useLocation();
  const [wasThere] = useState(rematch?.status === 'running' || rematch?.status === 'over');
  const isIn = you === null || rematch?.agreed.includes(you) === true;
  const begins = !wasThere && isIn && rematch?.status === 'running';
  useEffect(() => {
    if (begins) go(`/table/${next}`);
  }, [begins, next, go]);
}
