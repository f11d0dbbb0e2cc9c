import { promptFor, treasureOrderText, treasuresInOrder } from '@provincia/catalog';
import type { Choice, Counts, Decision, GameEvent, OpenDecision, SeatView } from '@provincia/engine';
import { budgetLines, handLines, playLines } from './board.ts';
import { buyNumbers, type Offer, offerLines } from './offers.ts';
import { playerNames, YOU } from './seats.ts';
import { type Style, wrap } from './style.ts';
import { supplyTable } from './supply.ts';

/** A question with all that is on the table around it. */
export interface Asked {
  readonly decision: OpenDecision;
  readonly view: SeatView;
  readonly offers: readonly Offer[];
  /** What has happened since the question before. */
  readonly events: readonly GameEvent[];
}

/** What the player needs to see of the table before the question. */
export function tableau({ decision, view, offers }: Asked, isFirstOfTurn: boolean, style: Style): string[] {
  const lines: string[] = [];
  if (decision.kind === 'phase') {
    const planning = view.phase === 'action' && isFirstOfTurn;
    if (planning || buysFromTable(offers, view)) lines.push(...supplyFor(decision, view, offers, style), '');
    lines.push(...playLines(view, style));
  }
  if (!choicesAreHand(decision, view)) lines.push(...handLines(view, style));
  // In the buy phase the question says it.
  if (decision.kind === 'phase' && view.phase === 'action') lines.push(...budgetLines(view, style));
  // The heading of a turn needs no room below it; the log of what came before does.
  return isFirstOfTurn || lines.length === 0 ? lines : ['', ...lines];
}

/** The supply, with the numbers to type where it is what can be bought. */
export function supplyFor(
  decision: Decision,
  view: SeatView,
  offers: readonly Offer[],
  style: Style,
): string[] {
  const buying = decision.kind === 'phase' && view.phase === 'buy';
  return supplyTable(view.supply, buying ? buyNumbers(offers) : null, style);
}

/** What is asked and why, the choices that the supply table does not show, and what may be typed. */
export function questionLines({ decision, view, offers, events }: Asked, style: Style): string[] {
  const situation = { decision, view, events: [...events], asked: YOU, away: [], result: null };
  const { question, why } = promptFor(style.words, situation, playerNames(style.words));
  const inTable = decision.kind === 'phase' && buysFromTable(offers, view);
  const listed = inTable ? offers.filter(({ verb }) => verb !== 'buy') : offers;
  const playedAtOnce = treasuresInOrder(decision, view).map(({ card }) => card);
  return [
    ...wrap(style.bold(question), '', style.width),
    ...wrap(why, '', style.width),
    ...offerLines(listed, decision, view, style),
    ...wrap(treasureOrderText(style.words, playedAtOnce), '  ', style.width),
    ...wrap(style.dim(style.words.say(`command.play.hint.${hintOf(decision, view)}`)), '', style.width),
  ];
}

/** With no coins only what is free can be bought: that needs no table, which comes after the treasures. */
function buysFromTable(offers: readonly Offer[], view: SeatView): boolean {
  const hasTreasures = offers.some(({ verb }) => verb === 'treasures');
  return view.phase === 'buy' && !(hasTreasures && view.coins === 0);
}

function choicesAreHand({ kind, choices }: Decision, { own, seats }: SeatView): boolean {
  if (kind !== 'cards' || own === null) return false;
  return (
    choices.every((choice) => isAllOf(choice, own.hand)) &&
    choices.reduce((sum, { count }) => sum + count, 0) === seats[YOU].hand
  );
}

/** Whether the choice is to pick one of these, and there are no more of it. */
function isAllOf(choice: Choice, cards: Counts): boolean {
  return choice.verb === 'pick' && choice.place === undefined && cards[choice.card] === choice.count;
}

/** Which hint says what may be typed. */
function hintOf({ kind, min, max }: Decision, { phase }: SeatView) {
  if (kind === 'phase') return phase === 'action' ? 'action' : 'buy';
  if (max === 1) return min === 0 ? 'oneOrNone' : 'one';
  return min === 0 ? 'someOrNone' : 'some';
}
