import { useState } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { NarrowFrame } from '../table/layout/NarrowFrame.tsx';
import narrow from '../table/layout/NarrowTable.module.css';
import { Side, type SideTab } from '../table/layout/Side.tsx';
import { WideFrame } from '../table/layout/WideFrame.tsx';
import wide from '../table/layout/WideTable.module.css';
import { Prompt } from '../table/prompt/Prompt.tsx';
import { Hand } from '../table/seat/Hand.tsx';
import { OwnSeat } from '../table/seat/OwnSeat.tsx';
import { PhonePiles } from '../table/seat/PhonePiles.tsx';
import { useTable } from '../table/table-context.ts';
import { Onward } from './Onward.tsx';
import { usePuzzle } from './puzzle-context.ts';
import { Solution } from './Solution.tsx';
import { Task } from './Task.tsx';

interface LaidPuzzleProps {
  readonly onMenu: () => void;
  readonly onSide: () => void;
  readonly onSideClose: () => void;
  readonly isSideOpen: boolean;
}

/** As every table with room. After the answer the solution is where the own seat was. */
export function WidePuzzle({
  layout,
  onMenu,
  onSide,
  onSideClose,
  isSideOpen,
}: LaidPuzzleProps & { readonly layout: 'wide' | 'middle' }) {
  const { choosing } = useTable();
  const { answer } = usePuzzle();
  const [tab, setTab] = useState<SideTab>('log');
  const isBeside = layout === 'wide';
  return (
    <WideFrame
      onMenu={onMenu}
      onSide={isBeside ? null : onSide}
      side={
        isBeside ? (
          <Side tab={tab} onTab={setTab} />
        ) : (
          isSideOpen && <Side tab={tab} onTab={setTab} onClose={onSideClose} />
        )
      }
    >
      <Task>{answer !== null && <Onward />}</Task>
      {answer === null ? (
        <>
          <div className={wide.prompt} data-hand={choosing.offers.hand.size > 0 || undefined}>
            <Prompt />
          </div>
          <OwnSeat
            onDeck={() => {
              setTab('deck');
              onSide();
            }}
          />
        </>
      ) : (
        <Solution answer={answer} />
      )}
    </WideFrame>
  );
}

/** The same on a phone. */
export function NarrowPuzzle({ onMenu, onSide, onSideClose, isSideOpen }: LaidPuzzleProps) {
  const { say } = useTranslation();
  const { answer } = usePuzzle();
  const [tab, setTab] = useState<SideTab>('log');
  const showDeck = () => {
    setTab('deck');
    onSide();
  };
  return (
    <NarrowFrame
      onMenu={onMenu}
      onSide={onSide}
      side={isSideOpen && <Side tab={tab} onTab={setTab} onClose={onSideClose} />}
    >
      <Task />
      {answer === null ? (
        <>
          <Prompt />
          <section aria-label={say('ui.table.yourSeat')} data-landmark="seat">
            <Hand className={narrow.hand} />
          </section>
          <PhonePiles onDeck={showDeck} />
        </>
      ) : (
        <Solution answer={answer}>
          <Onward />
        </Solution>
      )}
    </NarrowFrame>
  );
}
