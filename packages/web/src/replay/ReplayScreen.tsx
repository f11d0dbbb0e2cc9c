import type { Sight } from '@provincia/protocol';
import { useEffect, useMemo, useState } from 'react';
import panels from '../controls/panels.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { ReviewContext, type ReviewScene } from '../review/review-context.ts';
import { useReviewing } from '../review/useReviewing.ts';
import { stillLink } from '../table/gallery/still-link.ts';
import { useInspecting, useReading } from '../table/inspecting.ts';
import { InspectorSheet } from '../table/inspector/InspectorSheet.tsx';
import { useKeys } from '../table/keys/useKeys.ts';
import { useInspection } from '../table/layout/useInspection.ts';
import { useLayout } from '../table/layout/useLayout.ts';
import { seatNames } from '../table/names.ts';
import { useChoosing } from '../table/prompt/useChoosing.ts';
import { SceneProvider } from '../table/SceneProvider.tsx';
import type { TableScene } from '../table/table-context.ts';
import type { ReplayGame } from './game.ts';
import { NarrowReplay } from './NarrowReplay.tsx';
import { ReplayKeys } from './ReplayKeys.tsx';
import { ReplayMenu } from './ReplayMenu.tsx';
import type { SideTab } from './ReplaySide.tsx';
import { ReplayContext, type ReplayScene } from './replay-context.ts';
import { nextTurn, previousTurn, turnSpans } from './timeline.ts';
import { usePlayhead } from './usePlayhead.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import { useEvents, useSight } from './useSeen.ts';
import { WideReplay } from './WideReplay.tsx';

/** A game that was played, on the same table. */
export function ReplayScreen({ game }: { readonly game: ReplayGame }) {
  const translation = useTranslation();
  const { source, seats, you } = game;
  const playhead = usePlayhead(game);
  const { step, seat, go, toggle } = playhead;
  const sight = useSight(source, step, seat);
  const events = useEvents(source, seat);
  const spans = useMemo(() => turnSpans(source), [source]);
  const names = useMemo(() => seatNames(translation, seats, you), [translation, seats, you]);
  useReplayKeys({
    back: () => go(step - 1),
    forward: () => go(step + 1),
    previousTurn: () => go(previousTurn(spans, step)),
    nextTurn: () => go(nextTurn(spans, step)),
    toStart: () => go(0),
    toEnd: () => go(source.steps),
    toggle,
  });
  useEffect(() => {
    document.title = `${translation.say('ui.replay.title')} · Provincia`;
  }, [translation]);
  if (sight === null) return <p className={panels.loading}>{translation.say('ui.common.loading')}</p>;
  return <Laid scene={{ game, names, playhead, spans, events }} sight={sight} />;
}

/** What lies over the table. */
type Open = 'menu' | 'keys' | 'side' | null;

const nothing = () => undefined;

interface Surroundings {
  readonly open: Open;
  readonly setOpen: (open: Open) => void;
  readonly tab: SideTab;
  readonly setTab: (tab: SideTab) => void;
  readonly review: ReviewScene;
}

/** What is shown beside the table and over it. The address can ask for the review. */
function useSurroundings({ game }: ReplayScene, layout: ReturnType<typeof useLayout>): Surroundings {
  const [wantsReview] = useState(() => new URLSearchParams(location.search).has('review'));
  const [tab, setTab] = useState<SideTab>(wantsReview ? 'review' : 'steps');
  const [open, setOpen] = useState<Open>(wantsReview && layout !== 'wide' ? 'side' : null);
  const [learning, setLearning] = useState<number | null>(null);
  const learn = (seat: number | null) => {
    setLearning(seat);
    setOpen(null);
    // The review has the answers.
    setTab(seat === null ? 'review' : 'gains');
  };
  return { open, setOpen, tab, setTab, review: { ...useReviewing(game), learning, learn } };
}

function Laid({ scene, sight }: { readonly scene: ReplayScene; readonly sight: Sight }) {
  const layout = useLayout();
  const link = useMemo(() => stillLink(sight), [sight]);
  const choosing = useChoosing(link, sight);
  const { tab, open, setTab, setOpen, review } = useSurroundings(scene, layout);
  const { open: enlarge, close, sheet } = useInspecting();
  const read = useReading();
  useInspection();
  useKeys({
    undo: nothing,
    treasures: nothing,
    end: nothing,
    confirm: () => false,
    inspect: enlarge,
    log: () => layout !== 'wide' && setOpen('side'),
    help: () => setOpen('keys'),
  });
  const table = scene.game.table ?? link.state.table;
  if (table === null) return null;
  const tableScene: TableScene = {
    link,
    table,
    sight,
    names: scene.names,
    seats: scene.game.seats,
    // All seats are told of by their names, also the one from which one looks.
    you: null,
    choosing,
    read,
    showsPoints: true,
  };
  const shown = {
    onMenu: () => setOpen('menu'),
    onSide: () => setOpen('side'),
    onSideClose: () => setOpen(null),
    isSideOpen: open === 'side',
    tab,
    onTab: setTab,
  };
  return (
    <ReplayContext value={scene}>
      <SceneProvider scene={tableScene}>
        <ReviewContext value={review}>
          {layout === 'narrow' ? <NarrowReplay {...shown} /> : <WideReplay {...shown} layout={layout} />}
        </ReviewContext>
        {open === 'menu' && <ReplayMenu onClose={() => setOpen(null)} onHelp={() => setOpen('keys')} />}
        {open === 'keys' && <ReplayKeys onClose={() => setOpen(null)} />}
        {sheet !== null && <InspectorSheet id={sheet} onClose={close} />}
      </SceneProvider>
    </ReplayContext>
  );
}
