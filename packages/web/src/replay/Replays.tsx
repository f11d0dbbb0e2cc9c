import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import { packedOf } from '../game-link/local-link.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { LOCAL } from './game.ts';
import { MyGames } from './MyGames.tsx';
import { PasteGame } from './PasteGame.tsx';
import styles from './Replays.module.css';

/** The games that can be looked at again. */
export default function Replays() {
  const { say } = useTranslation();
  return (
    <Page title={say('ui.common.replays')} className={styles.page}>
      <header className={styles.part}>
        <h1>{say('ui.common.replays')}</h1>
        <p className={styles.lead}>{say('ui.replay.lead')}</p>
      </header>
      <LastLocal />
      <MyGames />
      <PasteGame className={styles.part} />
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
    <section className={clsx(panels.panel, styles.part, styles.last)}>
      <h2>{say('ui.replay.lastLocal')}</h2>
      <Link className={buttons.primary} href={`/replay/${LOCAL}`}>
        {say('ui.replay.watch')}
      </Link>
    </section>
  );
}
