import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { packedOf } from '../link/local-link.ts';
import { Page } from '../shell/Page.tsx';
import { LOCAL } from './game.ts';
import { MyGames } from './MyGames.tsx';
import { PasteGame } from './PasteGame.tsx';
import './replays.css';

/** The games that can be looked at again. */
export default function Replays() {
  const { say } = useTranslation();
  return (
    <Page title={say('ui.common.replays')} className="replays">
      <header>
        <h1>{say('ui.common.replays')}</h1>
        <p>{say('ui.replay.lead')}</p>
      </header>
      <LastLocal />
      <MyGames />
      <PasteGame />
    </Page>
  );
}

function LastLocal() {
  const { say } = useTranslation();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    packedOf().then(
      (packed) => setThere(packed !== null),
      () => setThere(false),
    );
  }, []);
  if (!isThere) return null;
  return (
    <section className="lastlocal">
      <h2>{say('ui.replay.lastLocal')}</h2>
      <Link className="btn primary" href={`/replay/${LOCAL}`}>
        {say('ui.replay.watch')}
      </Link>
    </section>
  );
}
