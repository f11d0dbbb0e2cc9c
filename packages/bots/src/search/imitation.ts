import { library } from '@provincia/cards';
import type { View } from '@provincia/engine';
import { forColonies } from '../colonies.ts';
import { cardsOf } from '../judgement/outlook.ts';
import { COLONIES } from '../kingdom.ts';
import { compare, type Expression, ofCard, quantity } from '../strategy/expression.ts';
import { type Line, planWith, type Strategy } from '../strategy/strategy.ts';

/** Somebody who goes on as they began: more of what they have bought, and points in time. */
export function imitation(view: View, seat: number): Strategy {
  const liked = cardsOf(view)
    .filter(({ kind }) => view.leftOf(kind) > 0 && !kind.isCurse && !basics.includes(kind.id))
    .map((face) => ({ face, count: view.countOf(seat, face.kind) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.face.kind.cost.coins - a.face.kind.cost.coins || b.count - a.count);
  const lines = liked.map(({ face, count }) =>
    line(face.id, face.kind.isVictory ? null : compare(ofCard('own', face.id), '<', count * 2 + 1)),
  );
  const dear = liked.findLastIndex(({ face }) => face.kind.cost.coins > 4) + 1;
  const buy = [
    line('province', null),
    line('duchy', compare(quantity('provinces-left'), '<=', 4)),
    line('estate', compare(quantity('provinces-left'), '<=', 1)),
    ...lines.slice(0, dear),
    line('gold', null),
    ...lines.slice(dear),
    line('silver', null),
  ];
  return forColonies(planWith({ buy }), view.leftOf(colony) > 0 ? COLONIES : []);
}

/** What nearly everybody has, or buys by the other lines. */
const basics = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', ...COLONIES];

const colony = library.get('colony');

function line(card: string, when: Expression | null): Line {
  return { card, when };
}
