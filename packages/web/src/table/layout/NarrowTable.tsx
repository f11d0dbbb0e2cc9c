import { cardName } from '@provincia/catalog';
import './layout.css';
import { useState } from 'react';
import { Field } from '../../card/Field.tsx';
import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Prompt } from '../asking/Prompt.tsx';
import { RecapStrip } from '../motion/RecapStrip.tsx';
import { cardId } from '../names.ts';
import { Result } from '../over/Result.tsx';
import { PhonePlay } from '../play-area/PhonePlay.tsx';
import { PhoneTrash } from '../play-area/Trash.tsx';
import { Rivals } from '../rivals/Rivals.tsx';
import { Hand } from '../seat/Hand.tsx';
import '../seat/seat.css';
import { PhoneSupply } from '../supply/PhoneSupply.tsx';
import { useTable } from '../table-context.ts';
import { PhoneTop } from '../top/TopLine.tsx';
import { Side } from './Side.tsx';
import type { SideTab } from './SideTabs.tsx';
import type { LaidTableProps } from './WideTable.tsx';

/** The table on a phone: only the supply scrolls. */
export function NarrowTable({ recap, onMenu, onSide, isSideOpen, onSideClose }: LaidTableProps) {
  const { say } = useTranslation();
  const { sight, you } = useTable();
  const [tab, setTab] = useState<SideTab>('log');
  const showDeck = () => {
    setTab('deck');
    onSide();
  };
  return (
    <div className="phone">
      <PhoneTop onMenu={onMenu} onSide={onSide} />
      <main className="pmain">
        <Rivals className="prival" wide={false} />
        <PhoneSupply />
        <div className="midplay">
          <PhonePlay />
          <RecapStrip recap={recap} />
        </div>
        {sight.result === null ? <Prompt /> : <Result />}
        {you !== null && sight.result === null && (
          <section aria-label={say('ui.table.yourSeat')} data-landmark="seat">
            <Hand className="phand" />
          </section>
        )}
        {you !== null && <OwnPiles onDeck={showDeck} />}
      </main>
      {isSideOpen && <Side tab={tab} onTab={setTab} onClose={onSideClose} />}
    </div>
  );
}

/** Deck, discard pile, trash and points as figures at the foot. */
function OwnPiles({ onDeck }: { readonly onDeck: () => void }) {
  const translation = useTranslation();
  const { say } = translation;
  const { sight, read, showsPoints } = useTable();
  const { own, seats } = sight.view;
  if (own === null) return null;
  const { discard } = seats[own.seat];
  return (
    <nav className="pbar" aria-label={say('ui.table.yourPiles')} data-place={`seat:${own.seat}`}>
      <button type="button" data-place="deck" onClick={onDeck}>
        <span className="deckmini" />
        <span>
          <b>{own.deck}</b>
          {say('ui.table.deck')}
        </span>
      </button>
      <button
        type="button"
        data-place="discard"
        {...(discard === null ? { 'aria-disabled': true } : { 'data-card': discard })}
        onClick={() => discard !== null && read(cardId(discard))}
      >
        {discard === null ? (
          <span className="nodeck" />
        ) : (
          <span className="minichip">
            <Field id={cardId(discard)} />
          </span>
        )}
        <span>
          <b className="cut">{discard === null ? '–' : cardName(translation, discard)}</b>
          {say('ui.table.discard')}
        </span>
      </button>
      <PhoneTrash />
      <button type="button" onClick={onDeck}>
        <Sign name={showsPoints ? 'victory' : 'fan'} />
        <span>
          <b>{showsPoints ? sight.points[own.seat] : seats[own.seat].hand}</b>
          {showsPoints ? say('ui.table.points', { count: sight.points[own.seat] }) : say('ui.table.inHand')}
        </span>
      </button>
    </nav>
  );
}
