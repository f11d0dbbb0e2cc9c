import '../table/layout/layout.css';
import { Ledger } from '../table/play-area/Ledger.tsx';
import { PlayArea } from '../table/play-area/PlayArea.tsx';
import { Trash } from '../table/play-area/Trash.tsx';
import { Rivals } from '../table/rivals/Rivals.tsx';
import { Supply } from '../table/supply/Supply.tsx';
import { TopLine } from '../table/top/TopLine.tsx';
import { ReplaySide } from './ReplaySide.tsx';
import { Scrub } from './Scrub.tsx';

export interface LaidReplayProps {
  readonly onMenu: () => void;
  readonly onSide: () => void;
  readonly onSideClose: () => void;
  readonly isSideOpen: boolean;
}

interface WideReplayProps extends LaidReplayProps {
  readonly layout: 'wide' | 'middle';
}

/** As the table is, with the timeline in the place of the own seat. */
export function WideReplay({ layout, onMenu, onSide, onSideClose, isSideOpen }: WideReplayProps) {
  const isBeside = layout === 'wide';
  return (
    <div className={isBeside ? 'table replay' : 'table replay drawered'}>
      <TopLine onMenu={onMenu} onSide={isBeside ? null : onSide} />
      <main className="main">
        <Rivals />
        <Supply />
        <div className="mid">
          <Ledger />
          <div className="midplay">
            <PlayArea />
          </div>
          <Trash />
        </div>
        <Scrub />
      </main>
      {isBeside && <ReplaySide />}
      {!isBeside && isSideOpen && <ReplaySide onClose={onSideClose} />}
    </div>
  );
}
