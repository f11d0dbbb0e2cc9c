import { library } from '@provincia/cards';
import type { Decision, Purpose, View } from '@provincia/engine';

type Judge = (decision: Decision, view: View) => readonly string[];

/** An answer to any question that is not a phase: good sense where the purpose is known, a legal answer elsewhere. */
export const judge: Judge = (decision, view) => {
  switch (decision.kind) {
    case 'yes-no':
      return [saysYes(decision, view) ? 'yes' : 'no'];
    case 'reaction':
      return react(decision);
    case 'name':
      return best(decision, (id) => view.owned(id));
    case 'order':
      return best(decision, useOf);
    case 'cards':
    case 'pile':
      return (byPurpose[decision.purpose] ?? firstOnes)(decision, view);
    default:
      return firstOnes(decision);
  }
};

const byPurpose: { readonly [P in Purpose]?: Judge } = {
  discard: (decision) => worst(decision, useOf, (id) => useOf(id) < useOf('copper')),
  trash: (decision, view) => {
    if (decision.of !== decision.player) return best(decision, keepingOf);
    return worst(decision, keepingOf, (id) => isJunk(id, view));
  },
  gain: (decision) => best(decision, gainOf, (id) => gainOf(id) > gainOf('copper')),
  give: (decision) => worst(decision, gainOf, () => false),
  pass: (decision) => worst(decision, keepingOf, () => false),
  play: (decision) => best(decision, costOf, () => true),
  'put-on-deck': (decision) =>
    // Optional, it fetches something good; forced, it costs the hand what the hand misses least.
    decision.min === 0
      ? best(decision, useOf, (id) => useOf(id) > useOf('copper'))
      : worst(decision, useOf, () => false),
};

function saysYes({ purpose, about, of, player }: Decision, view: View): boolean {
  switch (purpose) {
    case 'discard':
      return about === null || useOf(about) <= useOf('copper') === (of === player);
    case 'trash':
      return about !== null && keepingOf(about) <= keepingOf('copper');
    case 'gain':
      return about !== 'curse';
    case 'set-aside':
      return view.actions === 0;
    default:
      return true;
  }
}

/** These can be used again and again without an end, so they are not used at all. */
const endless = new Set(['secret-chamber']);

function react(decision: Decision): readonly string[] {
  const reaction = decision.choices.find(({ label }) => !endless.has(label));
  return reaction ? [reaction.label] : firstOnes(decision);
}

// ------------------------------------------------------------ what a card is worth

/** What a card does for its holder this turn: nothing, Copper, and then by what it costs. */
function useOf(id: string): number {
  const kind = library.find(id);
  if (kind === undefined) return 0;
  if (!kind.isAction && !kind.isTreasure) return kind.isVictory ? 1 : 0;
  return kind.id === 'copper' ? 2 : 3 + kind.cost;
}

/** What a deck loses with a card: curses, what is hardly more than in the way, Copper, and then by what it costs. */
function keepingOf(id: string): number {
  const kind = library.find(id);
  if (kind === undefined || kind.card.types.includes('curse')) return 0;
  if (kind.isVictory && kind.cost <= 2) return 1;
  return kind.id === 'copper' ? 2 : 3 + kind.cost;
}

/** Of what costs the same a treasure is the better one, because it never gets in the way of another card. */
function gainOf(id: string): number {
  const kind = library.find(id);
  if (kind === undefined || kind.card.types.includes('curse')) return -1;
  return kind.cost + (kind.isTreasure ? 0.5 : kind.isAction ? 0.25 : 0);
}

function costOf(id: string): number {
  return library.find(id)?.cost ?? 0;
}

/** Copper is worth more than nothing as long as it is most of the money there is. */
function isJunk(id: string, view: View): boolean {
  const enough = id === 'copper' ? view.owned('silver') + view.owned('gold') >= 4 : true;
  return enough && keepingOf(id) <= keepingOf('copper');
}

// ------------------------------------------------------------ picking

type Value = (id: string) => number;
type Wanted = (id: string) => boolean;

/** A label may say where the card is: "discard silver". */
function cardOf(label: string): string {
  return label.slice(label.lastIndexOf(' ') + 1);
}

/** As many as must be picked, and beyond that what is wanted, the highest value first. */
function best(decision: Decision, value: Value, wanted: Wanted = () => false): string[] {
  const labels = decision.choices.flatMap(({ label, count }) => new Array<string>(count).fill(label));
  labels.sort((a, b) => value(cardOf(b)) - value(cardOf(a)));
  const { min, max } = decision;
  return labels.filter((label, i) => i < min || (i < max && wanted(cardOf(label))));
}

function worst(decision: Decision, value: Value, wanted: Wanted): string[] {
  return best(decision, (id) => -value(id), wanted);
}

function firstOnes(decision: Decision): string[] {
  return best(decision, () => 0);
}
