import type { ReactNode } from 'react';
import { PhonePlay } from '../play-area/PhonePlay.tsx';
import { Rivals } from '../rivals/Rivals.tsx';
import { PhoneSupply } from '../supply/PhoneSupply.tsx';
import { PhoneTop } from '../top/PhoneTop.tsx';
import styles from './NarrowFrame.module.css';

interface NarrowFrameProps {
  readonly onMenu: () => void;
  readonly onSide: () => void;
  /** Comes over the play area. */
  readonly overPlay?: ReactNode;
  readonly side: ReactNode;
  /** Below the play area. */
  readonly children: ReactNode;
}

/** The same on a phone: only the supply scrolls. */
export function NarrowFrame({ onMenu, onSide, overPlay, side, children }: NarrowFrameProps) {
  return (
    <div className={styles.phone}>
      <PhoneTop onMenu={onMenu} onSide={onSide} />
      <main className={styles.main}>
        <Rivals wide={false} />
        <PhoneSupply />
        <div className={styles.play}>
          <PhonePlay />
          {overPlay}
        </div>
        {children}
      </main>
      {side}
    </div>
  );
}
