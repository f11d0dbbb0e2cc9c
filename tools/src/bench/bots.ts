import { library } from '@provincia/cards';
import type { Bot, Choice } from '@provincia/engine';

const buying = (card: string): readonly Choice[] => [library.get(card).offers.buy.times(1)];

const province = buying('province');
const gold = buying('gold');
const smithy = buying('smithy');
const silver = buying('silver');
const nothing: readonly Choice[] = [];

/**
 * Big Money: a Province, else a Gold, else a Silver. With `smithies` above 0 it buys that many Smithies, when a
 * Province or a Gold is out of reach, and plays one whenever it has it.
 */
export function moneyBot(smithies: number): Bot {
  return ({ choices }, view) => {
    const first = choices[0];
    // All treasures, or a Smithy, the only action it has.
    if (first.verb !== 'buy') return [first];
    const { coins } = view;
    if (coins >= 8) return province;
    if (coins >= 6 && view.left('gold') > 0) return gold;
    if (coins >= 4 && smithies > 0 && view.owned('smithy') < smithies && view.left('smithy') > 0)
      return smithy;
    if (coins >= 3 && view.left('silver') > 0) return silver;
    return nothing;
  };
}
