import { type CardId, facts, type SetId, type Translation } from '@provincia/catalog';
import { KINGDOM_SIZE } from './piles.ts';

/** What players can settle before a game; else the rules decide by the sets of the kingdom. */
export const settled = ['shelters', 'colonies'] as const;
export type Settled = (typeof settled)[number];

/** The set whose piles decide. */
const deciding: Readonly<Record<Settled, SetId>> = {
  shelters: facts.hovel.set,
  colonies: facts.colony.set,
};

/** How many of the ten are of the set that decides. With all the rules say yes, with none no, else chance decides. */
export function lotsFor(what: Settled, kingdom: readonly CardId[]): number {
  return kingdom.filter((id) => facts[id].set === deciding[what]).length;
}

/** What the rules do in this kingdom, or in one that is not drawn yet. */
export function rulesWords({ say }: Translation, what: Settled, kingdom: readonly CardId[] | null): string {
  const set = say(`set.${deciding[what]}`);
  if (kingdom === null) return say('ui.home.rulesDrawn', { set });
  const count = lotsFor(what, kingdom);
  if (count === 0) return say('ui.home.rulesNone', { set });
  return count === KINGDOM_SIZE ? say('ui.home.rulesAll', { set }) : say('ui.home.rulesSome', { set, count });
}

/** Whether it is used, as a few words: settled, certain by the rules, or how likely. */
export function settledWords(
  { say }: Translation,
  what: Settled,
  choice: boolean | null,
  kingdom: readonly CardId[],
): string {
  const count = lotsFor(what, kingdom);
  if (choice ?? count === KINGDOM_SIZE) return say(`ui.panels.waiting.${what}Yes`);
  return choice === false || count === 0
    ? say(`ui.panels.waiting.${what}No`)
    : say(`ui.panels.waiting.${what}Chance`, { count });
}

/** The same of what a kingdom could bring: of all else there is nothing to say. */
export function usedWords(
  translation: Translation,
  used: Partial<Readonly<Record<Settled, boolean>>>,
  kingdom: readonly CardId[],
): readonly string[] {
  const possible = settled.filter((what) => lotsFor(what, kingdom) > 0);
  return possible.flatMap((what) => {
    const isUsed = used[what];
    return isUsed === undefined ? [] : settledWords(translation, what, isUsed, kingdom);
  });
}
