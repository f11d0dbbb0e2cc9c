import { useState } from 'react';
import { Segment } from '../controls/Segment.tsx';
import { NewTable } from '../home/new-table/NewTable.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { useLayout } from '../table/layout/useLayout.ts';
import { DrawWay } from './DrawWay.tsx';
import { KingdomSheet } from './KingdomSheet.tsx';
import { PasteWay } from './PasteWay.tsx';
import { PickWay } from './PickWay.tsx';
import { PlayPicked } from './PlayPicked.tsx';
import { PrintedWay } from './PrintedWay.tsx';
import { ShelfPanel } from './ShelfPanel.tsx';
import { useShelf } from './useShelf.ts';
import '../styles/home.css';
import '../styles/lobby.css';
import '../styles/kingdoms.css';

const ways = { pick: PickWay, random: DrawWay, printed: PrintedWay, paste: PasteWay };
type Way = keyof typeof ways;

/** The builder of kingdoms: a shelf with ten places, and four ways to fill it. */
export default function Kingdoms() {
  const { say } = useTranslation();
  const shelf = useShelf();
  const isNarrow = useLayout() === 'narrow';
  const [way, setWay] = useState<Way>('pick');
  const [making, setMaking] = useState(false);
  const Chosen = ways[way];
  return (
    <Page title={say('ui.kingdoms.title')} className="builder">
      <KingdomSheet>
        <header className="bhead">
          <h1>{say('ui.kingdoms.title')}</h1>
          <p className="lead">{say('ui.kingdoms.lead')}</p>
        </header>
        <ShelfPanel shelf={shelf} onMakeTable={() => setMaking(true)} />
        <section className="ways">
          <Segment
            label={say('ui.kingdoms.ways')}
            options={(Object.keys(ways) as Way[]).map((value) => ({
              value,
              label: say(`ui.kingdoms.${value}`),
            }))}
            value={way}
            onChange={setWay}
          />
          <Chosen shelf={shelf} />
        </section>
        {isNarrow && (
          <div className="shelfbar">
            <b className="num">{say('ui.kingdoms.count', { count: shelf.piles.length })}</b>
            <PlayPicked shelf={shelf} />
          </div>
        )}
      </KingdomSheet>
      {making && <NewTable picked={shelf.piles} onClose={() => setMaking(false)} />}
    </Page>
  );
}
