import { type CardId, isCardId } from '@provincia/catalog';
import type { Sight, Table } from '@provincia/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import panels from '../controls/panels.module.css';
import type { TableLink } from '../game-link/table-link.ts';
import { useLink } from '../game-link/useLink.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { speedOf, useSettings } from '../settings/settings.ts';
import { HintContext } from './hints/hinting.ts';
import { useHinting } from './hints/useHinting.ts';
import { useInspecting, useReading } from './inspecting.ts';
import { InspectorSheet } from './inspector/InspectorSheet.tsx';
import { answerKeys } from './keys/answer-keys.ts';
import { KeyHelp } from './keys/KeyHelp.tsx';
import { useFocusKeeper } from './keys/useFocusKeeper.ts';
import { useKeys } from './keys/useKeys.ts';
import { NarrowTable } from './layout/NarrowTable.tsx';
import { useInspection } from './layout/useInspection.ts';
import { type Layout, useLayout } from './layout/useLayout.ts';
import { WideTable } from './layout/WideTable.tsx';
import { Announcer } from './live/Announcer.tsx';
import { Motion } from './motion/Motion.tsx';
import { useRecap } from './motion/useRecap.ts';
import { seatNames } from './names.ts';
import { useChoosing } from './prompt/useChoosing.ts';
import { useGainAnswers } from './prompt/useGainAnswers.ts';
import { SceneProvider } from './SceneProvider.tsx';
import type { TableScene } from './table-context.ts';
import { useTeaching } from './teaching/useTeaching.ts';
import { TableMenu } from './top/TableMenu.tsx';
import { useTitle } from './useTitle.ts';

/** Most games go without it, and it brings words of its own. */
const Explaining = lazy(() => import('./teaching/Explaining.tsx'));

/** What is otherwise at a table where somebody is led through a game. */
export interface Guide {
  /** What is in its menu. */
  menu(actions: { readonly onClose: () => void; readonly onHelp: () => void }): ReactNode;
  /** Enter, where nothing else wants it; true if it did something. */
  goOn(): boolean;
  /** What stands at the prompt while nothing is asked; null as long as the table speaks for itself. */
  readonly note: string | null;
}

interface TableScreenProps {
  readonly link: TableLink;
  readonly guide?: Guide;
}

/** The table of a running or finished game, whatever it is connected with. */
export function TableScreen({ link, guide }: TableScreenProps) {
  const { say } = useTranslation();
  const { table, sight } = useLink(link);
  if (table === null || sight === null) return <p className={panels.loading}>{say('ui.common.loading')}</p>;
  return <Laid link={link} table={table} sight={sight} guide={guide} />;
}

interface LaidProps {
  readonly link: TableLink;
  readonly table: Table;
  readonly sight: Sight;
  readonly guide: Guide | undefined;
}

/** What is open over or beside the table. */
type Open = 'menu' | 'keys' | 'side' | null;

function Laid({ link, table, sight: whole, guide }: LaidProps) {
  const translation = useTranslation();
  const { events } = useLink(link);
  const { sight, answered } = useGainAnswers(link, whole, events, guide !== undefined);
  const layout = useLayout();
  const settings = useSettings();
  const speed = speedOf(settings);
  const choosing = useChoosing(link, sight);
  const hints = useHinting(link, table, sight);
  const teaching = useTeaching(table, sight, events);
  const [open, setOpen] = useState<Open>(null);
  const { ask, open: enlarge, close, sheet } = useInspecting();
  const you = sight.view.own?.seat ?? null;
  const names = useMemo(() => seatNames(translation, table.seats, you), [translation, table.seats, you]);
  const recap = useRecap(events, you, speed);
  const read = useReading();

  useInspection();
  useFocusKeeper();
  useSourceShown(sight, ask);
  useTitle(link, sight, table, settings.sound);
  const keys = answerKeys(choosing);
  useKeys({
    ...keys,
    confirm: () => guide?.goOn() || keys.confirm(),
    undo: choosing.undo,
    hint: hints?.press,
    cancel: () => {
      if (choosing.doubt !== null) keys.cancel();
      else if (hints?.isOpen) hints.press();
      else teaching?.close();
    },
    inspect: enlarge,
    log: () => showLog(layout, open, setOpen),
    help: () => setOpen('keys'),
  });

  const scene: TableScene = {
    link,
    table,
    sight,
    names,
    seats: table.seats,
    you,
    choosing,
    read,
    showsPoints: settings.points,
    note: guide?.note ?? null,
    answered,
  };
  const shown = {
    recap,
    onMenu: () => setOpen('menu'),
    onSide: () => setOpen('side'),
    isSideOpen: open === 'side',
    onSideClose: () => setOpen(null),
  };
  return (
    <SceneProvider scene={scene}>
      <Motion events={events} you={you} speed={speed} sound={settings.sound}>
        <HintContext value={hints}>
          {layout === 'narrow' ? <NarrowTable {...shown} /> : <WideTable {...shown} layout={layout} />}
        </HintContext>
      </Motion>
      {teaching !== null && (
        <Suspense>
          <Explaining teaching={teaching} />
        </Suspense>
      )}
      <Announcer sight={sight} events={events} names={names} you={you} isAsking={scene.note === null} />
      {open === 'menu' && guide?.menu({ onClose: () => setOpen(null), onHelp: () => setOpen('keys') })}
      {open === 'menu' && guide === undefined && (
        <TableMenu
          onClose={() => setOpen(null)}
          onHelp={() => setOpen('keys')}
          onResign={() => {
            setOpen(null);
            void link.resign();
          }}
        />
      )}
      {open === 'keys' && <KeyHelp onClose={() => setOpen(null)} />}
      {sheet !== null && <InspectorSheet id={sheet} onClose={close} />}
    </SceneProvider>
  );
}

/** Beside the table the log is always there: then the key leads to it. */
function showLog(layout: Layout, open: Open, setOpen: (open: Open) => void): void {
  if (layout !== 'wide') setOpen(open === 'side' ? null : 'side');
  else document.querySelector<HTMLElement>('[data-landmark="log"]')?.focus();
}

/** The card that asks is the one to be read while it asks. */
function useSourceShown({ decision, seq }: Sight, ask: (id: CardId | null) => void): void {
  const source = decision?.source ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that asks once more is shown once more
  useEffect(() => {
    ask(source !== null && isCardId(source) ? source : null);
  }, [source, seq, ask]);
}
