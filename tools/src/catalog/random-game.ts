import { library } from '@provincia/cards';
import { type Choice, type Decision, rulesVersion, type Setup } from '@provincia/engine';

/** A game of two to four players with any ten piles, and somebody who plays it at random. The same number is the same game. */
export function randomGame(game: number): { setup: Setup; picks: (decision: Decision) => Choice[] } {
  const random = numbers(Math.imul(game, 2654435761) >>> 0);
  const left = library.piles.filter(({ home }) => home === 'kingdom').map(({ id }) => id);
  const kingdom = Array.from({ length: 10 }, () => left.splice(random(left.length), 1)[0]);
  const seed = game.toString(16).padStart(32, '0');
  return {
    setup: { rules: rulesVersion, seed, players: 2 + (game % 3), kingdom },
    picks: (decision) => randomPicks(decision, random, game % 2 === 1),
  };
}

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Anything that may be answered, except that treasures are played, Curses are not bought, and Coppers only by those who can
 * buy nothing else: whoever has trashed all their money would never end the game. Who aims high takes one of the most
 * expensive: what those ask is hardly met otherwise.
 */
function randomPicks(
  { kind, choices, min, max }: Decision,
  random: (below: number) => number,
  buysDear: boolean,
): Choice[] {
  const all = choices.flatMap((choice) => Array<Choice>(choice.count).fill(choice));
  if (kind === 'phase') {
    if (all[0].verb === 'treasures') return [all[0]];
    const wise = all.filter((choice) => !isPurchaseOf(choice, 'curse'));
    const better = wise.filter((choice) => !isPurchaseOf(choice, 'copper'));
    const useful = better.length > 0 ? better : wise;
    const wanted = buysDear ? useful.toSorted((a, b) => costOf(b) - costOf(a)).slice(0, 4) : useful;
    return wanted.length === 0 ? [] : [wanted[random(wanted.length)]];
  }
  const count = min + random(max - min + 1);
  return Array.from({ length: count }, () => all.splice(random(all.length), 1)[0]);
}

function isPurchaseOf(choice: Choice, card: string): boolean {
  return choice.verb === 'buy' && choice.card === card;
}

/** What is paid for a choice. */
function costOf(choice: Choice): number {
  return choice.verb === 'buy' ? (library.find(choice.card)?.cost.coins ?? 0) : 0;
}
