import type { Bot } from '@provincia/engine';

const treasures = ['treasures'];
const province = ['buy province'];
const gold = ['buy gold'];
const smithy = ['buy smithy'];
const silver = ['buy silver'];
const playSmithy = ['play smithy'];
const nothing: readonly string[] = [];

/**
 * Big Money: a Province, else a Gold, else a Silver. With `smithies` above 0 it buys that many Smithies, when a
 * Province or a Gold is out of reach, and plays one whenever it has it.
 */
export function moneyBot(smithies: number): Bot {
  return ({ choices }, view) => {
    const first = choices[0].label;
    if (first === 'treasures') return treasures;
    if (first === 'play smithy') return playSmithy;
    const { coins } = view;
    if (coins >= 8) return province;
    if (coins >= 6 && view.left('gold') > 0) return gold;
    if (coins >= 4 && smithies > 0 && view.owned('smithy') < smithies && view.left('smithy') > 0)
      return smithy;
    if (coins >= 3 && view.left('silver') > 0) return silver;
    return nothing;
  };
}
