import { type Bonuses, bonuses, type CatalogId, type Tongue } from '@provincia/catalog';
import { isAttack } from './piles.ts';

/** What stands out in ten piles. */
export interface Traits {
  readonly attacks: readonly CatalogId[];
  readonly defences: readonly CatalogId[];
  readonly villages: readonly CatalogId[];
  readonly draws: readonly CatalogId[];
  readonly buys: readonly CatalogId[];
}

/** Reactions that answer an attack; the others answer something else, which their type does not tell. */
const DEFENCES: readonly CatalogId[] = ['moat', 'secret-chamber', 'diplomat', 'beggar'];
const MOST_NAMED = 2;

export function traitsOf(piles: readonly CatalogId[]): Traits {
  return {
    attacks: piles.filter(isAttack),
    defences: piles.filter((id) => DEFENCES.includes(id)),
    villages: giving(piles, 'actions', 2),
    // Those that are named for something else already are left out.
    draws: giving(piles, 'cards', 2).filter((id) => !isAttack(id) && !DEFENCES.includes(id)),
    buys: giving(piles, 'buys', 1),
  };
}

/** Those whose face promises so many or more, the most generous first. */
function giving(piles: readonly CatalogId[], sign: keyof Bonuses, least: number): readonly CatalogId[] {
  const given = (id: CatalogId) => bonuses[id]?.[sign] ?? 0;
  return piles.filter((id) => given(id) >= least).toSorted((a, b) => given(b) - given(a));
}

/** Two short sentences: how turns get going, and what one has to fear. */
export function describe(piles: readonly CatalogId[], tongue: Tongue): string {
  const { say, cards } = tongue;
  const { attacks, defences, villages, draws } = traitsOf(piles);
  const [village, draw, defence] = [villages, draws, defences].map(([first]) => first && cards[first].name);
  const attack = nameList(attacks.slice(0, MOST_NAMED), tongue);
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
  ].join(' ');
}

export function nameList(piles: readonly CatalogId[], { cards, language }: Tongue): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(piles.map((id) => cards[id].name));
}
