import type { Decision, View } from '@provincia/protocol';

/** The card that a choice takes out of the supply, if the game ends by it; null if it does not. */
export function lastCardOf(decision: Decision, { supply }: View, label: string): string | null {
  const card = takenBy(decision, label);
  return supply.some((pile) => pile.card === card && pile.endsGame) ? card : null;
}

function takenBy({ kind, purpose, choices }: Decision, label: string): string | null {
  const choice = choices.find((one) => one.label === label);
  if (choice?.verb === 'buy') return choice.card;
  return choice?.verb === 'pick' && kind === 'pile' && purpose === 'gain' ? choice.card : null;
}
