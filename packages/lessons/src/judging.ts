import { type CardId, facts } from '@provincia/cards/facts';
import type { Choice, Decision } from '@provincia/protocol';
import type { Conditions, Pattern, Range, Rule, Step } from './lesson.ts';

/** More ways to answer than this are not listed. */
const MOST_ANSWERS = 3000;

/**
 * The step that is answered at the table from a step on: whoever answers before having read everything has answered the next one
 * that asks. Null if none does before something is to be chosen or the scene ends: then the table asks nothing.
 */
export function askingStep(steps: readonly Step<unknown>[], from: number): number | null {
  const next = steps.findIndex(({ answer, choose }, i) => i >= from && (answer ?? choose) !== undefined);
  return steps.at(next)?.answer === undefined || next < 0 ? null : next;
}

/** The rule for an answer; undefined if none fits. */
export function judge<T>(
  rules: readonly Rule<T>[],
  decision: Decision,
  picks: readonly string[],
): Rule<T> | undefined {
  return rules.find(({ when }) => fits(when, decision, picks));
}

/**
 * Whether a step that asks has been answered although its last answer was one to stay at: nothing is asked any more, or none
 * of the answers that it accepts can be given.
 */
export function isAnswered(rules: readonly Rule<unknown>[], decision: Decision | null): boolean {
  if (decision === null) return true;
  const accepted = rules.filter(({ verdict }) => verdict === 'accept');
  return !answersTo(decision).some((picks) => accepted.some(({ when }) => fits(when, decision, picks)));
}

/** Whether an answer is one of those that a pattern means. */
function fits(pattern: Pattern, decision: Decision, picks: readonly string[]): boolean {
  switch (pattern.kind) {
    case 'anything':
      return true;
    case 'picks':
      return inOrder(decision, picks) === inOrder(decision, pattern.picks);
    case 'all':
      return meets(pattern, decision, picks);
  }
}

function inOrder({ ordered }: Decision, picks: readonly string[]): string {
  return (ordered ? picks : picks.toSorted()).join();
}

function meets(wanted: Conditions, { choices }: Decision, picks: readonly string[]): boolean {
  const { count = [1, null], with: among = [], ...each } = wanted;
  if (!isIn(count, picks.length) || !among.every((label) => picks.includes(label))) return false;
  return picks.every((pick) => {
    const choice = choices.find(({ label }) => label === pick);
    return choice !== undefined && isSuch(each, choice);
  });
}

function isSuch({ verb, card, type, cost }: Conditions, choice: Choice): boolean {
  if (verb !== undefined && choice.verb !== verb) return false;
  if (card === undefined && type === undefined && cost === undefined) return true;
  if (!('card' in choice)) return false;
  const { types, cost: price } = facts[choice.card as CardId];
  return (
    (card === undefined || card.includes(choice.card)) &&
    (type === undefined || types.some((one) => one === type)) &&
    (cost === undefined || isIn(cost, price))
  );
}

function isIn([from, to]: Range, number: number): boolean {
  return number >= from && (to === null || number <= to);
}

/** The answers that can be given to a decision, the shortest first; of very many only some. */
export function answersTo({ choices, min, max, ordered }: Decision): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  let level: { readonly picks: readonly string[]; readonly from: number }[] = [{ picks: [], from: 0 }];
  for (let size = 0; level.length > 0; size++) {
    if (size >= min) found.push(...level.map(({ picks }) => picks));
    if (size === max || found.length >= MOST_ANSWERS) break;
    level = level.flatMap(({ picks, from }) =>
      choices.flatMap(({ label, count }, i) =>
        // Where the order means nothing, each set of picks comes once.
        (ordered || i >= from) && picks.filter((pick) => pick === label).length < count
          ? [{ picks: [...picks, label], from: i }]
          : [],
      ),
    );
  }
  return found.slice(0, MOST_ANSWERS);
}
