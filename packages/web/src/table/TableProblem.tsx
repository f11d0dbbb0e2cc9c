import type { Problem } from '@provincia/protocol';
import { Link } from 'wouter';
import { problemWords } from '../api/problem-words.ts';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';

/** Why there is no table here, and a way out. */
export function TableProblem({ problem }: { readonly problem: Problem }) {
  const translation = useTranslation();
  const { say } = translation;
  return (
    <Page title={say('ui.table.noTable')} className={panels.notice}>
      <h1>{say('ui.table.noTable')}</h1>
      <p>{problemWords(translation, problem)}</p>
      <p className={buttons.actions}>
        <button type="button" className={buttons.button} onClick={() => location.reload()}>
          {say('ui.common.retry')}
        </button>
        <Link className={buttons.primary} href="/">
          {say('ui.common.toStart')}
        </Link>
      </p>
    </Page>
  );
}
