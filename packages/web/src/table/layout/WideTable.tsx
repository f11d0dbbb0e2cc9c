import { clsx } from 'clsx';
import { useState } from 'react';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useUnread } from '../chat/unread.ts';
import { HintPlace } from '../hints/HintPlace.tsx';
import { RecapStrip } from '../motion/RecapStrip.tsx';
import type { Recap } from '../motion/useRecap.ts';
import { Result } from '../over/Result.tsx';
import { Prompt } from '../prompt/Prompt.tsx';
import { OwnSeat } from '../seat/OwnSeat.tsx';
import { useTable } from '../table-context.ts';
import { Side, type SideTab } from './Side.tsx';
import { WideFrame } from './WideFrame.tsx';
import styles from './WideTable.module.css';

export interface LaidTableProps {
  readonly recap: Recap;
  readonly onMenu: () => void;
  readonly onSide: () => void;
  readonly isSideOpen: boolean;
  readonly onSideClose: () => void;
}

/** The table with room for everything; with less room the reference beside it is a drawer. */
export function WideTable({
  layout,
  recap,
  onMenu,
  onSide,
  isSideOpen,
  onSideClose,
}: LaidTableProps & { readonly layout: 'wide' | 'middle' }) {
  const { link, sight, choosing } = useTable();
  const unread = useUnread(link);
  const [tab, setTab] = useState<SideTab>('log');
  const isBeside = layout === 'wide';
  const showNews = () => {
    if (unread > 0) setTab('chat');
    onSide();
  };
  return (
    <WideFrame
      onMenu={onMenu}
      onSide={isBeside ? null : showNews}
      overPlay={
        <>
          <JustNow recap={recap} />
          <HintPlace />
        </>
      }
      side={
        isBeside ? (
          <Side tab={tab} onTab={setTab} />
        ) : (
          isSideOpen && <Side tab={tab} onTab={setTab} onClose={onSideClose} />
        )
      }
    >
      {sight.result === null ? (
        <>
          <div className={styles.prompt} data-hand={choosing.offers.hand.size > 0 || undefined}>
            <Prompt />
          </div>
          <OwnSeat
            onDeck={() => {
              setTab('deck');
              onSide();
            }}
          />
        </>
      ) : (
        <Result />
      )}
    </WideFrame>
  );
}

/** What the others did, and a button to see it once more. */
function JustNow({ recap }: { readonly recap: Recap }) {
  const { say } = useTranslation();
  const { decision } = useTable().sight;
  return (
    <>
      <RecapStrip recap={recap} />
      {recap.happenings.length > 0 && recap.shown === 0 && decision?.kind === 'phase' && (
        <button
          type="button"
          className={clsx(buttons.icon, styles.again)}
          aria-label={say('ui.table.review')}
          onClick={recap.review}
        >
          <Sign name="chronicle" />
        </button>
      )}
    </>
  );
}
