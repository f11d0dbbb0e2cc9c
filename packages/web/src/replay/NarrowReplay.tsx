import { NarrowFrame } from '../table/layout/NarrowFrame.tsx';
import { ReplaySide } from './ReplaySide.tsx';
import { Scrub } from './Scrub.tsx';
import type { LaidReplayProps } from './WideReplay.tsx';

/** The same on a phone. */
export function NarrowReplay({ onMenu, onSide, onSideClose, isSideOpen, ...tabs }: LaidReplayProps) {
  return (
    <NarrowFrame
      onMenu={onMenu}
      onSide={onSide}
      side={isSideOpen && <ReplaySide {...tabs} onClose={onSideClose} />}
    >
      <Scrub />
    </NarrowFrame>
  );
}
