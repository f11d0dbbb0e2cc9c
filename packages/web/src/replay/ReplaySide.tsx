import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { ReviewTab } from '../review/ReviewTab.tsx';
import { useInspecting } from '../table/inspecting.ts';
import { Inspector } from '../table/inspector/Inspector.tsx';
import { SideFrame } from '../table/layout/SideFrame.tsx';
import { Gains } from './Gains.tsx';
import styles from './ReplaySide.module.css';
import { Steps } from './Steps.tsx';

const tabs = ['steps', 'gains', 'review'] as const;

export type SideTab = (typeof tabs)[number];

interface ReplaySideProps {
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  /** Only where it lies over the table. */
  readonly onClose?: () => void;
}

const nothing = () => undefined;

/** The card being read, what happened, who has got what, and what it was worth: beside the table, or as a drawer over it. */
export function ReplaySide({ tab, onTab, onClose }: ReplaySideProps) {
  const { say } = useTranslation();
  const id = useInspecting((state) => state.id);
  return (
    <SideFrame
      card={
        // A review is long: it needs the room.
        tab !== 'review' && (
          <div className={styles.card}>
            <Inspector id={id} />
          </div>
        )
      }
      tabs={tabs.map((one) => ({
        tab: one,
        title: say(one === 'review' ? 'ui.review.title' : `ui.replay.side.${one}`),
      }))}
      shown={tab}
      onTab={onTab}
      onClose={onClose}
    >
      {tab === 'steps' && <Steps />}
      {tab === 'gains' && <Gains />}
      {tab === 'review' && <ReviewTab onGo={onClose ?? nothing} />}
    </SideFrame>
  );
}
