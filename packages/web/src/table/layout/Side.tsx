import type { ReactNode } from 'react';
import texts from '../../controls/text.module.css';
import { useLink } from '../../game-link/useLink.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Chat } from '../chat/Chat.tsx';
import { UnreadMark } from '../chat/UnreadMark.tsx';
import { useUnread } from '../chat/unread.ts';
import { Chronicle } from '../chronicle/Chronicle.tsx';
import { DeckTracker } from '../deck/DeckTracker.tsx';
import { useInspecting } from '../inspecting.ts';
import { Inspector } from '../inspector/Inspector.tsx';
import { useTable } from '../table-context.ts';
import styles from './Side.module.css';
import { SideFrame } from './SideFrame.tsx';

export type SideTab = 'log' | 'deck' | 'chat';

interface SideProps {
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  /** Only where it lies over the table. */
  readonly onClose?: () => void;
}

/** The card being read; the chronicle, the own deck, and what people say to each other. */
export function Side({ tab, onTab, onClose }: SideProps) {
  const { say } = useTranslation();
  const { link, table, you, seats } = useTable();
  const unread = useUnread(link);
  const hasPeople = table.id !== 'local' && seats.filter(({ kind }) => kind !== 'bot').length > 1;
  const tabs: readonly SideTab[] = [
    'log',
    ...(you === null ? [] : ['deck' as const]),
    ...(hasPeople ? ['chat' as const] : []),
  ];
  const shown = tabs.includes(tab) ? tab : 'log';
  return (
    <SideFrame
      card={<Reading />}
      tabs={tabs.map((one) => ({ tab: one, title: titleOf(one) }))}
      shown={shown}
      onTab={onTab}
      onClose={onClose}
    >
      <TabBody tab={shown} />
    </SideFrame>
  );

  function titleOf(one: SideTab): ReactNode {
    const title = say(`ui.table.tab.${one}`);
    if (one !== 'chat') return title;
    return (
      <>
        {title} <UnreadMark count={unread} />
      </>
    );
  }
}

function Reading() {
  const { say } = useTranslation();
  const id = useInspecting((state) => state.id);
  return (
    <>
      <h2 className={texts.spoken}>{say('ui.table.side')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <div className={styles.card} tabIndex={0}>
        <Inspector id={id} />
      </div>
    </>
  );
}

function TabBody({ tab }: { readonly tab: SideTab }) {
  const { link, names, you, sight } = useTable();
  const { events } = useLink(link);
  if (tab === 'deck') return <DeckTracker sight={sight} />;
  if (tab === 'chat') return <Chat link={link} />;
  return <Chronicle events={events} names={names} you={you} />;
}
