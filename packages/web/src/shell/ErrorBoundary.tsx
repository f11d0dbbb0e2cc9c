import { Component, type ReactNode } from 'react';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

interface Caught {
  readonly error: unknown;
}

/** Never a white page: a sentence and a way out. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { error: null };

  static getDerivedStateFromError(error: unknown): Caught {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <Broken />;
  }
}

function Broken() {
  const { say } = useTranslation();
  return (
    <main className={panels.notice} role="alert">
      <h1>{say('ui.common.broken')}</h1>
      <p>{say('ui.common.brokenHelp')}</p>
      <p className={buttons.actions}>
        <button type="button" className={buttons.primary} onClick={() => location.reload()}>
          {say('ui.common.reload')}
        </button>
        <a className={buttons.button} href="/">
          {say('ui.common.toStart')}
        </a>
      </p>
    </main>
  );
}
