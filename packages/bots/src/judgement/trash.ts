import type { Choice, Decision, View } from '@provincia/engine';
import { tokenWorth } from './bonus.ts';
import { type Face, faceIn, faceOf } from './face.ts';
import { coinsThisTurn } from './hand.ts';
import { buying, deckOf, distance } from './outlook.ts';
import { highest } from './pick.ts';
import { bestAt, bestByPrice, bestUpTo, gaining, keeping, spareCoppers } from './worth.ts';

/** Which cards to trash: what is in the way, or what turns into something better; of another’s cards the best. */
export function trash(decision: Decision, view: View): readonly Choice[] {
  const { choices, kind, of, player, source } = decision;
  if (kind === 'pile') return fromSupply(decision, view);
  if (of !== player)
    return highest(
      decision,
      choices.map((choice) => faceIn(choice).worth),
    );
  const faces = choices.map(faceIn);
  const picks = highest(decision, exchanges(source, faces, view), 0);
  if (picks.length === 0) return forMarketSquare(decision, view);
  const isPaid = source !== null && (source in trades || paid.has(source));
  return isPaid ? picks : keepMoney(decision, picks, view);
}

/** What the deck is better off for without a card. */
export function relief(face: Face, view: View): number {
  const reward = face.id === 'squire' && !offersAttack(view) ? 0 : face.whenTrashed;
  return reward - keeping(face, view);
}

/** Whether there is an attack for a trashed Squire to bring. */
function offersAttack(view: View): boolean {
  const { tops } = view;
  for (let i = 0; i < tops.length; i++) if (tops[i].isAttack) return true;
  return false;
}

/** What is gained for a trashed card: something that costs up to, or exactly, so much more. */
interface Trade {
  readonly more: number;
  readonly exactly?: true;
  readonly which?: (face: Face) => boolean;
}

const trades: Readonly<Record<string, Trade>> = {
  remodel: { more: 2 },
  replace: { more: 2 },
  upgrade: { more: 1, exactly: true },
  graverobber: { more: 3 },
  mine: { more: 3, which: (face) => face.kind.isTreasure },
  expand: { more: 3 },
};

/** What trashing each of these for that card comes to in the end. */
export function exchanges(source: string | null, faces: readonly Face[], view: View): number[] {
  const values: number[] = [];
  for (let i = 0; i < faces.length; i++) values.push(relief(faces[i], view));
  if (source === 'forager') {
    // The first treasure of its name in the trash is worth a coin to every Forager that follows.
    const trashed = view.trash;
    for (let i = 0; i < faces.length; i++)
      if (faces[i].kind.isTreasure && !trashed.includes(faces[i].kind)) values[i] += 1.3;
  }
  if (source === 'salvager') {
    const coins = coinsThisTurn(view);
    const bought = buying(coins, view);
    const isLate = distance(view) <= 2;
    for (let i = 0; i < faces.length; i++) {
      const { kind } = faces[i];
      // What will hardly be played any more is well sold.
      if (isLate && kind.points === 0 && values[i] < 0) values[i] *= 0.3;
      values[i] += buying(coins + view.cost(kind).coins - kind.coins, view) - bought;
    }
  }
  if (source === 'bishop' && view.onTurn === view.seat) {
    const token = tokenWorth(distance(view));
    for (let i = 0; i < faces.length; i++) {
      const { kind } = faces[i];
      // Points for the money that buys the end do not end the game.
      if (kind.isTreasure && view.money - kind.coins < NEEDED) continue;
      values[i] += Math.floor(view.cost(kind).coins / 2) * token;
    }
  }
  const trade = source === null ? undefined : trades[source];
  if (trade === undefined) return values;
  const best = bestByPrice(view, deckOf(view), trade.which);
  for (let i = 0; i < faces.length; i++) {
    const price = view.cost(faces[i].kind).coins + trade.more;
    values[i] += trade.exactly ? bestAt(best, price) : bestUpTo(best, price);
  }
  return values;
}

/** The money that a Bishop leaves to its deck. */
const NEEDED = 12;

/** What trashing for them brings is set against the card already. */
const paid: ReadonlySet<string> = new Set(['salvager', 'bishop']);

/** What a deck gains in the long run by one Copper less, to be set against what it buys this turn. */
export const THINNER = 1.1;

/** Of the picks only as many Coppers as the deck can spare and the purchase of this turn can do without. */
function keepMoney({ min, from, player }: Decision, picks: Choice[], view: View): readonly Choice[] {
  let coppers = 0;
  for (let i = 0; i < picks.length; i++) if (isCopper(picks[i])) coppers++;
  if (coppers === 0) return picks;
  const coins = from === 'hand' && view.onTurn === player ? coinsThisTurn(view) : 0;
  const most = Math.min(coppers, Math.max(spareCoppers(view), 0));
  let count = 0;
  let best = buying(coins, view);
  for (let n = 1; n <= most; n++) {
    const value = n * THINNER + buying(coins - n, view);
    if (value < best) continue;
    best = value;
    count = n;
  }
  for (let n = coppers; n > count && picks.length > min; n--) picks.splice(picks.findLastIndex(isCopper), 1);
  return picks;
}

function isCopper(choice: Choice): boolean {
  return choice.verb === 'pick' && choice.card === 'copper';
}

const { kind: marketSquare } = faceOf('market-square');
const { kind: lurker } = faceOf('lurker');
const gold = faceOf('gold');

/** With a Market Square in hand even a good card is well spent: it brings a Gold. */
function forMarketSquare(decision: Decision, view: View): readonly Choice[] {
  if (view.count(marketSquare) === 0 || view.leftOf(gold.kind) === 0) return [];
  if (!view.holds(marketSquare)) return [];
  const won = gold.worth - 2;
  const values = decision.choices.map((choice) => won + relief(faceIn(choice), view));
  return highest({ ...decision, max: 1 }, values, 0);
}

/** Lurker: what the next one takes out of the trash, or what nobody wants. */
function fromSupply(decision: Decision, view: View): readonly Choice[] {
  const deck = deckOf(view);
  const sign = lurkersAreSafe(view) ? 1 : -1;
  return highest(
    decision,
    decision.choices.map((choice) => sign * gaining(faceIn(choice), view, deck)),
  );
}

/** Whether what this player trashes from the supply is theirs to gain: they have the next Lurker, or nobody else has one. */
export function lurkersAreSafe(view: View): boolean {
  return view.holds(lurker) || view.leftOf(lurker) + view.count(lurker) >= 10;
}
