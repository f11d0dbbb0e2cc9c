import type { Bot, Choice } from '@provincia/engine';

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
    if (coins >= 8) return buying('province', choices);
    if (coins >= 6 && view.left('gold') > 0) return buying('gold', choices);
    if (coins >= 4 && smithies > 0 && view.owned('smithy') < smithies && view.left('smithy') > 0)
      return buying('smithy', choices);
    if (coins >= 3 && view.left('silver') > 0) return buying('silver', choices);
    return [];
  };
}

function buying(card: string, choices: readonly Choice[]): readonly Choice[] {
  for (let i = choices.length - 1; i >= 0; i--) {
    const choice = choices[i];
    if (choice.verb === 'buy' && choice.card === card) return [choice];
  }
  return [];
}
