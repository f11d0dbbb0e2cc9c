import type { ReactNode } from 'react';
import { Ledger } from '../play-area/Ledger.tsx';
import { PlayArea } from '../play-area/PlayArea.tsx';
import { SharedMats } from '../play-area/SharedMats.tsx';
import { Trash } from '../play-area/Trash.tsx';
import { Rivals } from '../rivals/Rivals.tsx';
import { Supply } from '../supply/Supply.tsx';
import { TopLine } from '../top/TopLine.tsx';
import styles from './WideFrame.module.css';

interface WideFrameProps {
  readonly onMenu: () => void;
  /** Opens the reference where it is a drawer; null where it stands beside the table. */
  readonly onSide: (() => void) | null;
  /** Comes over the play area. */
  readonly overPlay?: ReactNode;
  readonly side: ReactNode;
  /** Below the play area. */
  readonly children: ReactNode;
}

/** What every table with room has, from the top line to what was played. */
export function WideFrame({ onMenu, onSide, overPlay, side, children }: WideFrameProps) {
  return (
    <div className={styles.table}>
      <TopLine onMenu={onMenu} onSide={onSide} />
      <main className={styles.main}>
        <Rivals />
        <Supply />
        <div className={styles.middle}>
          <Ledger />
          <div className={styles.play}>
            <PlayArea />
            {overPlay}
          </div>
          <div className={styles.beside}>
            <Trash />
            <SharedMats />
          </div>
        </div>
        {children}
      </main>
      {side}
    </div>
  );
}
