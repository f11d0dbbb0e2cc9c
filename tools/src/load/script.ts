import type { Choice, Decision, Sight } from '@provincia/protocol';

const USELESS = ['curse', 'copper', 'estate'];

/** What a scripted person answers: plays all actions and treasures, buys anything useful; picks cards by chance. */
export function scriptedAnswer({ decision }: Sight, chance: () => number): string[] {
  if (decision === null) throw new Error('There is no decision.');
  const picked = decision.kind === 'phase' ? inPhase(decision, chance) : some(decision, chance);
  return picked.map(({ label }) => label);
}

function some({ choices, min, max }: Decision, chance: () => number): Choice[] {
  const offered = choices.flatMap((choice) => new Array<Choice>(choice.count).fill(choice));
  return offered.slice(0, Math.max(min, Math.floor(chance() * (max + 1))));
}

function inPhase({ choices }: Decision, chance: () => number): Choice[] {
  const isBuy = (choice: Choice, cards: readonly string[]) =>
    choice.verb === 'buy' && cards.includes(choice.card);
  const best =
    choices.find(({ verb }) => verb === 'treasures') ??
    choices.find((choice) => isBuy(choice, ['province'])) ??
    choices.find((choice) => isBuy(choice, ['gold']));
  if (best !== undefined) return [best];
  const useful = choices.filter((choice) => !isBuy(choice, USELESS));
  // Without a pick the phase is over.
  return useful.length === 0 ? [] : [useful[Math.floor(chance() * useful.length)]];
}
