import { Link } from 'wouter';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { TvGame } from './TvGame.tsx';
import { useLive } from './useLive.ts';
import { useProgramme } from './useProgramme.ts';

/** Always one game: the best that is played now, and then the next. */
export default function Tv() {
  const live = useLive();
  const { shown, goOn } = useProgramme(live.tables);
  if (shown !== null) return <TvGame key={shown} id={shown} onOver={goOn} />;
  return <Nothing isOffline={live.isOffline} isLoading={live.tables === null} />;
}

function Nothing({ isOffline, isLoading }: { readonly isOffline: boolean; readonly isLoading: boolean }) {
  const { say } = useTranslation();
  return (
    <Page title={say('ui.watch.tv')} className={panels.notice}>
      <h1>{say('ui.watch.tv')}</h1>
      {isLoading && !isOffline ? (
        <p>{say('ui.common.loading')}</p>
      ) : (
        <>
          <p role="status">{say(isOffline ? 'ui.watch.offline' : 'ui.watch.none')}</p>
          {!isOffline && <p>{say('ui.watch.noneHelp')}</p>}
          <Link className={buttons.button} href="/">
            {say('ui.common.toStart')}
          </Link>
        </>
      )}
    </Page>
  );
}
