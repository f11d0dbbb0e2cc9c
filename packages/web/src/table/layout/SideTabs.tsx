import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useLink } from '../../link/useLink.ts';
import { Chat } from '../chat/Chat.tsx';
import { Chronicle } from '../chronicle/Chronicle.tsx';
import { DeckTracker } from '../deck/DeckTracker.tsx';
import { useTable } from '../table-context.ts';

export type SideTab = 'log' | 'deck' | 'chat';

interface SideTabsProps {
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
}

/** The chronicle, the own deck, and what people say to each other. */
export function SideTabs({ tab, onTab }: SideTabsProps) {
  const { say } = useTranslation();
  const { table, you, seats } = useTable();
  const hasPeople = table.id !== 'local' && seats.filter(({ kind }) => kind !== 'bot').length > 1;
  const tabs: readonly SideTab[] = [
    'log',
    ...(you === null ? [] : ['deck' as const]),
    ...(hasPeople ? ['chat' as const] : []),
  ];
  const shown = tabs.includes(tab) ? tab : 'log';
  return (
    <div className="sidetabs">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="tabs" role="group" aria-label={say('ui.table.side')}>
        {tabs.map((one) => (
          <button key={one} type="button" aria-pressed={one === shown} onClick={() => onTab(one)}>
            {say(`ui.table.tab.${one}`)}
          </button>
        ))}
      </div>
      <div className="tabbody" data-landmark="log" tabIndex={-1}>
        <TabBody tab={shown} />
      </div>
    </div>
  );
}

function TabBody({ tab }: { readonly tab: SideTab }) {
  const { link, names, you, sight } = useTable();
  const { events } = useLink(link);
  if (tab === 'deck') return <DeckTracker sight={sight} />;
  if (tab === 'chat') return <Chat link={link} />;
  return <Chronicle events={events} names={names} you={you} />;
}
