import { Field } from '../../card/Field.tsx';
import { Sign } from '../../card/Sign.tsx';
import { Arms } from '../../controls/Arms.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useFresh } from '../motion/useFresh.ts';
import { cardId, cardName } from '../names.ts';
import { useTable } from '../table-context.ts';
import { SeatClock } from '../top/SeatClock.tsx';
import './rivals.css';
import { useSeatState } from './useSeatState.ts';

/** The others, from the one who comes next on; for somebody who watches, everybody. */
function useRivals(): readonly number[] {
  const { seats, you } = useTable();
  const first = you === null ? 0 : you + 1;
  return seats.map((_, i) => (first + i) % seats.length).filter((seat) => seat !== you);
}

interface RivalsProps {
  readonly className?: string;
  /** One wide plate has words beside its figures; narrow ones and those of a phone have none. */
  readonly wide?: boolean;
}

export function Rivals({ className = 'rivals', wide = true }: RivalsProps) {
  const { say } = useTranslation();
  const rivals = useRivals();
  const isMany = rivals.length > 2;
  return (
    <section
      className={isMany && wide ? `${className} many` : className}
      aria-label={say('ui.table.others')}
      data-landmark="rivals"
      tabIndex={wide ? -1 : 0}
    >
      {rivals.map((seat) =>
        isMany && wide ? <Narrow key={seat} {...{ seat }} /> : <Plate key={seat} {...{ seat, wide }} />,
      )}
    </section>
  );
}

function usePlate(seat: number) {
  const { say } = useTranslation();
  const { sight, names, showsPoints } = useTable();
  const { hand, deck } = sight.view.seats[seat];
  const state = useSeatState(seat);
  const label = [
    `${names[seat]}: ${say('ui.table.handOf', { count: hand })}`,
    say(deck ? 'ui.table.deckLies' : 'ui.table.noDeck'),
    showsPoints
      ? say('amount.points', { amount: String(sight.points[seat]), count: Math.abs(sight.points[seat]) })
      : '',
    state.words,
  ];
  return {
    state,
    plate: {
      className: state.isTurn ? 'rival turnof' : 'rival',
      role: 'group',
      'aria-label': label.filter((part) => part !== '').join(', '),
      'data-place': `seat:${seat}`,
    } as const,
  };
}

function Plate({ seat, wide }: { readonly seat: number; readonly wide: boolean }) {
  const { say } = useTranslation();
  const { sight, names, showsPoints } = useTable();
  const { state, plate } = usePlate(seat);
  return (
    <div {...plate}>
      <Arms seat={seat} />
      <div className="who">
        <div className="nm">
          <span className="nmtext" title={names[seat]}>
            {names[seat]}
          </span>
          <BotSign seat={seat} />
        </div>
        {state.words !== '' && <div className="st">{state.words}</div>}
      </div>
      <div className="stats">
        <SeatClock seat={seat} />
        <span className="stat" title={say('ui.table.inHand')}>
          <Sign name="fan" />
          {sight.view.seats[seat].hand}
          {wide && <small>{say('ui.table.inHand')}</small>}
        </span>
        <span className="stat">
          <Deck seat={seat} />
          {wide && <small>{say('ui.table.deck')}</small>}
        </span>
        <span className="stat">
          <Discard seat={seat} named={wide} />
          {wide && <small>{say('ui.table.onDiscard')}</small>}
        </span>
        {showsPoints && (
          <span className="stat" title={say('ui.table.points', { count: sight.points[seat] })}>
            <Sign name="victory" />
            {sight.points[seat]}
            {wide && <small>{say('ui.table.points', { count: sight.points[seat] })}</small>}
          </span>
        )}
      </div>
    </div>
  );
}

function Narrow({ seat }: { readonly seat: number }) {
  const { sight, names, showsPoints } = useTable();
  const { state, plate } = usePlate(seat);
  return (
    <div {...plate}>
      <Arms seat={seat} />
      {state.short !== '' && <span className="flag">{state.short}</span>}
      <div className="who">
        <div className="top1">
          <span className="nm">
            <span className="nmtext" title={names[seat]}>
              {names[seat]}
            </span>
            <BotSign seat={seat} />
          </span>
          {showsPoints && (
            <span className="stat">
              <Sign name="victory" />
              {sight.points[seat]}
            </span>
          )}
        </div>
        <div className="stats">
          <span className="stat">
            <Sign name="fan" />
            {sight.view.seats[seat].hand}
          </span>
          <Deck seat={seat} />
          <Discard seat={seat} named />
          <SeatClock seat={seat} />
        </div>
      </div>
    </div>
  );
}

function BotSign({ seat }: { readonly seat: number }) {
  const { seats } = useTable();
  return seats[seat].kind === 'bot' ? <Sign name="bot" /> : null;
}

/** Whether a deck lies there; its number is secret. */
function Deck({ seat }: { readonly seat: number }) {
  const { say } = useTranslation();
  const { deck } = useTable().sight.view.seats[seat];
  return deck ? (
    <span className="deckmini" title={say('ui.table.deckLies')} />
  ) : (
    <span className="nodeck" title={say('ui.table.noDeck')} />
  );
}

/** The top of the discard pile. */
function Discard({ seat, named }: { readonly seat: number; readonly named: boolean }) {
  const translation = useTranslation();
  const { discard } = useTable().sight.view.seats[seat];
  const fresh = useFresh(seat);
  if (discard === null) return <span className="nodeck" title={translation.say('ui.table.noDiscard')} />;
  const name = cardName(translation, discard);
  return (
    <span className={fresh === discard ? 'minichip fresh' : 'minichip'} data-card={discard} title={name}>
      <Field id={cardId(discard)} />
      {named && <span>{name}</span>}
    </span>
  );
}
