import { type CardId, type Facts, facts, type Translation } from '@provincia/catalog';
import { lotsFor } from './by-the-rules.ts';
import { isAttack, KINGDOM_SIZE } from './piles.ts';

/** What stands out in ten piles. */
export interface Traits {
  readonly attacks: readonly CardId[];
  readonly defences: readonly CardId[];
  readonly villages: readonly CardId[];
  readonly draws: readonly CardId[];
  readonly buys: readonly CardId[];
}

const MOST_NAMED = 2;

export function traitsOf(piles: readonly CardId[]): Traits {
  return {
    attacks: piles.filter(isAttack),
    defences: piles.filter(isDefence),
    villages: giving(piles, 'actions', 2),
    // Those that are named for something else already are left out.
    draws: giving(piles, 'cards', 2).filter((id) => !isAttack(id) && !isDefence(id)),
    buys: giving(piles, 'buys', 1),
  };
}

/** Whether it answers an attack: other reactions answer something else, which their type does not tell. */
function isDefence(id: CardId): boolean {
  return facts[id].roles.includes('defence');
}

/** Those whose face promises so many or more, the most generous first. */
function giving(piles: readonly CardId[], sign: keyof Facts['bonuses'], least: number): readonly CardId[] {
  const given = (id: CardId) => facts[id].bonuses[sign] ?? 0;
  return piles.filter((id) => given(id) >= least).toSorted((a, b) => given(b) - given(a));
}

/** Short sentences: how turns get going, what you have to fear, and whether there are Platinum and Colony if that can be. */
export function describe(piles: readonly CardId[], translation: Translation): string {
  const { say, cards } = translation;
  const { attacks, defences, villages, draws } = traitsOf(piles);
  const [village, draw, defence] = [villages, draws, defences].map(([first]) => first && cards[first].name);
  const lots = lotsFor('colonies', piles);
  const attack = nameList(attacks.slice(0, MOST_NAMED), translation);
  return [
    village && draw
      ? say('ui.kingdoms.engine', { village, draw })
      : village
        ? say('ui.kingdoms.longTurns', { village })
        : draw
          ? say('ui.kingdoms.fullHands', { draw })
          : say('ui.kingdoms.slow'),
    attacks.length === 0
      ? say('ui.kingdoms.peace')
      : defence
        ? say('ui.kingdoms.attackAndDefence', { attack, defence })
        : say('ui.kingdoms.attackAlone', { attack }),
    lots === KINGDOM_SIZE
      ? say('ui.kingdoms.colonies')
      : lots > 0 && say('ui.kingdoms.coloniesChance', { count: lots }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

export function nameList(piles: readonly CardId[], { cards, language }: Translation): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(piles.map((id) => cards[id].name));
}
