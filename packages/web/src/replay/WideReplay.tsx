import { WideFrame } from '../table/layout/WideFrame.tsx';
import { ReplaySide, type SideTab } from './ReplaySide.tsx';
import { Scrub } from './Scrub.tsx';

export interface LaidReplayProps {
  readonly onMenu: () => void;
  readonly onSide: () => void;
  readonly onSideClose: () => void;
  readonly isSideOpen: boolean;
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
}

interface WideReplayProps extends LaidReplayProps {
  readonly layout: 'wide' | 'middle';
}

/** As the table is, with the timeline in the place of the own seat. */
export function WideReplay({ layout, onMenu, onSide, onSideClose, isSideOpen, ...tabs }: WideReplayProps) {
  const isBeside = layout === 'wide';
  return (
    <WideFrame
      onMenu={onMenu}
      onSide={isBeside ? null : onSide}
      side={
        isBeside ? <ReplaySide {...tabs} /> : isSideOpen && <ReplaySide {...tabs} onClose={onSideClose} />
      }
    >
      <Scrub />
    </WideFrame>
  );
}
