import './layout.css';
import { useState } from 'react';
import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Prompt } from '../asking/Prompt.tsx';
import { RecapStrip } from '../motion/RecapStrip.tsx';
import type { Recap } from '../motion/useRecap.ts';
import { Result } from '../over/Result.tsx';
import { Ledger } from '../play-area/Ledger.tsx';
import { PlayArea } from '../play-area/PlayArea.tsx';
import { Trash } from '../play-area/Trash.tsx';
import { Rivals } from '../rivals/Rivals.tsx';
import { OwnSeat } from '../seat/OwnSeat.tsx';
import { Supply } from '../supply/Supply.tsx';
import { useTable } from '../table-context.ts';
import { TopLine } from '../top/TopLine.tsx';
import { Side } from './Side.tsx';
import type { SideTab } from './SideTabs.tsx';

export interface LaidTableProps {
  readonly recap: Recap;
  readonly onMenu: () => void;
  readonly onSide: () => void;
  readonly isSideOpen: boolean;
  readonly onSideClose: () => void;
}

/** The table with room for everything; with less room the reference beside it is a drawer. */
export function WideTable({
  layout,
  recap,
  onMenu,
  onSide,
  isSideOpen,
  onSideClose,
}: LaidTableProps & { readonly layout: 'wide' | 'middle' }) {
  const { say } = useTranslation();
  const { sight } = useTable();
  const [tab, setTab] = useState<SideTab>('log');
  const isBeside = layout === 'wide';
  return (
    <div className={isBeside ? 'table' : 'table drawered'}>
      <TopLine onMenu={onMenu} onSide={isBeside ? null : onSide} />
      <main className="main">
        <Rivals />
        <Supply />
        <div className="mid">
          <Ledger />
          <div className="midplay">
            <PlayArea />
            <RecapStrip recap={recap} />
            {recap.happenings.length > 0 && recap.shown === 0 && sight.decision?.kind === 'phase' && (
              <button
                type="button"
                className="iconbtn again"
                aria-label={say('ui.table.review')}
                onClick={recap.review}
              >
                <Sign name="chronicle" />
              </button>
            )}
          </div>
          <Trash />
        </div>
        {sight.result === null ? (
          <>
            <div className="promptbox">
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
          <Result />
        )}
      </main>
      {isBeside && <Side tab={tab} onTab={setTab} />}
      {!isBeside && isSideOpen && <Side tab={tab} onTab={setTab} onClose={onSideClose} />}
    </div>
  );
}
