import { useState } from 'react';
import { CardReader } from '../cards/CardReader.tsx';
import { Segment } from '../controls/Segment.tsx';
import texts from '../controls/text.module.css';
import { NewTable } from '../home/new-table/NewTable.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { useLayout } from '../table/layout/useLayout.ts';
import { DrawWay } from './DrawWay.tsx';
import styles from './Kingdoms.module.css';
import { PasteWay } from './PasteWay.tsx';
import { PickWay } from './PickWay.tsx';
import { PlayPicked } from './PlayPicked.tsx';
import { PrintedWay } from './PrintedWay.tsx';
import { ShelfPanel } from './ShelfPanel.tsx';
import { useShelf } from './useShelf.ts';

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
    <Page title={say('ui.kingdoms.title')} className={styles.builder}>
      <CardReader>
        <header className={styles.head}>
          <h1>{say('ui.kingdoms.title')}</h1>
          <p className={styles.lead}>{say('ui.kingdoms.lead')}</p>
        </header>
        <ShelfPanel shelf={shelf} onMakeTable={() => setMaking(true)} />
        <section className={styles.ways}>
          <Segment
            className={styles.segment}
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
          <div className={styles.bar}>
            <b className={texts.figures}>{say('ui.kingdoms.count', { count: shelf.piles.length })}</b>
            <PlayPicked shelf={shelf} />
          </div>
        )}
      </CardReader>
      {making && <NewTable picked={shelf.piles} onClose={() => setMaking(false)} />}
    </Page>
  );
}
