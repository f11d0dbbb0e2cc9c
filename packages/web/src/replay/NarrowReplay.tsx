import '../table/layout/layout.css';
import { PhonePlay } from '../table/play-area/PhonePlay.tsx';
import { Rivals } from '../table/rivals/Rivals.tsx';
import { PhoneSupply } from '../table/supply/PhoneSupply.tsx';
import { PhoneTop } from '../table/top/TopLine.tsx';
import { ReplaySide } from './ReplaySide.tsx';
import { Scrub } from './Scrub.tsx';
import type { LaidReplayProps } from './WideReplay.tsx';

/** The same on a phone: only the supply scrolls. */
export function NarrowReplay({ onMenu, onSide, onSideClose, isSideOpen }: LaidReplayProps) {
  return (
    <div className="phone replay">
      <PhoneTop onMenu={onMenu} onSide={onSide} />
      <main className="pmain">
        <Rivals className="prival" wide={false} />
        <PhoneSupply />
        <div className="midplay">
          <PhonePlay />
        </div>
        <Scrub />
      </main>
      {isSideOpen && <ReplaySide onClose={onSideClose} />}
    </div>
  );
}
