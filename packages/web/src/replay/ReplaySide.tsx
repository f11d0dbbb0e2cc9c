import { useState } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useInspecting } from '../table/inspecting.ts';
import { Inspector } from '../table/inspector/Inspector.tsx';
import { SideFrame } from '../table/layout/SideFrame.tsx';
import { Gains } from './Gains.tsx';
import styles from './ReplaySide.module.css';
import { Steps } from './Steps.tsx';

const tabs = ['steps', 'gains'] as const;

/** The card being read, what happened, and who has got what: beside the table, or as a drawer over it. */
export function ReplaySide({ onClose }: { readonly onClose?: () => void }) {
  const { say } = useTranslation();
  const id = useInspecting((state) => state.id);
  const [tab, setTab] = useState<(typeof tabs)[number]>('steps');
  return (
    <SideFrame
      card={
        <div className={styles.card}>
          <Inspector id={id} />
        </div>
      }
      tabs={tabs.map((one) => ({ tab: one, title: say(`ui.replay.side.${one}`) }))}
      shown={tab}
      onTab={setTab}
      onClose={onClose}
    >
      {tab === 'steps' ? <Steps /> : <Gains />}
    </SideFrame>
  );
}
