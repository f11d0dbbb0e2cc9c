import { useState } from 'react';
import { YourTurns } from '../by-day/YourTurns.tsx';
import { CardReader } from '../cards/CardReader.tsx';
import { Page } from '../shell/Page.tsx';
import { LiveNow } from '../watch/LiveNow.tsx';
import { useChoices } from './choices.ts';
import { Hero } from './Hero.tsx';
import styles from './Home.module.css';
import { Lobby } from './lobby/Lobby.tsx';
import { NewTable } from './new-table/NewTable.tsx';
import { Suggestion } from './Suggestion.tsx';
import { suggestionOf } from './suggestions.ts';

/** The first page: one click plays. */
export function Home() {
  const kingdom = suggestionOf(useChoices(({ suggestion }) => suggestion));
  const [making, setMaking] = useState(false);
  return (
    <Page title="" className={styles.home}>
      <CardReader>
        <div className={styles.game}>
          <Hero kingdom={kingdom} />
          <Suggestion kingdom={kingdom} />
        </div>
        <YourTurns />
        <LiveNow />
        <Lobby onNewTable={() => setMaking(true)} />
      </CardReader>
      {making && <NewTable onClose={() => setMaking(false)} />}
    </Page>
  );
}
