import { Link } from 'wouter';
import { problemWords, type Refused } from '../api/problem-words.ts';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';

/** Why there is no table here, and a way out. */
export function TableProblem({ problem }: { readonly problem: Refused }) {
  const translation = useTranslation();
  const { say } = translation;
  // What does not even look like the id of a table is that of none.
  const isNone = problem.code === 'not-found' || problem.code === 'invalid';
  const title = say(isNone ? 'ui.table.noSuchTable' : 'ui.table.noTable');
  return (
    <Page title={title} className={panels.notice}>
      <h1>{title}</h1>
      <p>{isNone ? say('ui.table.noSuchTableHelp') : problemWords(translation, problem)}</p>
      <p className={buttons.actions}>
        {!isNone && (
          <button type="button" className={buttons.button} onClick={() => location.reload()}>
            {say('ui.common.retry')}
          </button>
        )}
        <Link className={buttons.primary} href="/">
          {say('ui.common.toStart')}
        </Link>
      </p>
    </Page>
  );
}
