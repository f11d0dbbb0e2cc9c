import { useState } from 'react';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useUnread } from '../chat/unread.ts';
import { HintPlace } from '../hints/HintPlace.tsx';
import { RecapStrip } from '../motion/RecapStrip.tsx';
import { Result } from '../over/Result.tsx';
import { Prompt } from '../prompt/Prompt.tsx';
import { Hand } from '../seat/Hand.tsx';
import { Onlooker } from '../seat/Onlooker.tsx';
import { PhonePiles } from '../seat/PhonePiles.tsx';
import { useTable } from '../table-context.ts';
import { NarrowFrame } from './NarrowFrame.tsx';
import styles from './NarrowTable.module.css';
import { Side, type SideTab } from './Side.tsx';
import type { LaidTableProps } from './WideTable.tsx';

/** The table on a phone. */
export function NarrowTable({ recap, onMenu, onSide, isSideOpen, onSideClose }: LaidTableProps) {
  const { say } = useTranslation();
  const { link, sight, you } = useTable();
  const unread = useUnread(link);
  const [tab, setTab] = useState<SideTab>('log');
  const showDeck = () => {
    setTab('deck');
    onSide();
  };
  return (
    <NarrowFrame
      onMenu={onMenu}
      onSide={() => {
        if (unread > 0) setTab('chat');
        onSide();
      }}
      overPlay={
        <>
          <RecapStrip recap={recap} />
          <HintPlace />
        </>
      }
      side={isSideOpen && <Side tab={tab} onTab={setTab} onClose={onSideClose} />}
    >
      {sight.result === null ? <Prompt /> : <Result />}
      {you === null && sight.result === null && <Onlooker className={styles.watching} />}
      {you !== null && sight.result === null && (
        <section aria-label={say('ui.table.yourSeat')} data-landmark="seat">
          <Hand className={styles.hand} />
        </section>
      )}
      {you !== null && <PhonePiles onDeck={showDeck} />}
    </NarrowFrame>
  );
}
