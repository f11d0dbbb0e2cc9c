import type { Choice, Decision, View } from '@provincia/engine';
import { type Face, faceIn } from '../judgement/face.ts';
import { handOf, uses } from '../judgement/hand.ts';
import { deckOf } from '../judgement/outlook.ts';
import { exchanges } from '../judgement/trash.ts';
import { gaining } from '../judgement/worth.ts';

/** So many answers are tried at most. */
const MOST = 6;

type Answer = readonly Choice[];

/** Other answers to the question of a card that are worth trying; none where judgement is as good as it gets. */
export function otherAnswers(decision: Decision, view: View): readonly Answer[] {
  const { kind, purpose, of, player } = decision;
  switch (kind) {
    case 'yes-no':
    case 'options':
      return combinations(decision);
    case 'pile':
      return purpose === 'gain' ? best(decision, gains(decision, view)) : [];
    case 'cards':
      return of === player ? cards(decision, view) : [];
    default:
      return [];
  }
}

function cards(decision: Decision, view: View): readonly Answer[] {
  switch (decision.purpose) {
    case 'trash':
      return prefixes(decision, exchanges(decision.source, decision.choices.map(faceIn), view));
    case 'discard':
    case 'put-on-deck':
      return prefixes(
        decision,
        decision.choices.map((choice) => -use(faceIn(choice), view)),
      );
    case 'play':
    case 'become':
      return best(
        decision,
        decision.choices.map((choice) => faceIn(choice).power),
      );
    case 'gain':
      return best(decision, gains(decision, view));
    default:
      return [];
  }
}

function gains({ choices }: Decision, view: View): number[] {
  const deck = deckOf(view);
  return choices.map((choice) => gaining(faceIn(choice), view, deck));
}

/** What a card does in this hand. */
function use(face: Face, view: View): number {
  const hand = handOf(view);
  const at = hand.indexOf(face);
  return at < 0 ? face.use : uses(hand, Math.max(1, view.actions))[at];
}

/** Each choice alone, or each two of them where two are asked for. */
function combinations({ choices, min, max }: Decision): readonly Answer[] {
  if (max > 2) return [];
  const answers: Answer[] = min === 0 ? [[]] : [];
  for (let i = 0; i < choices.length; i++) {
    if (min < 2) answers.push([choices[i]]);
    if (max === 2) for (let j = i + 1; j < choices.length; j++) answers.push([choices[i], choices[j]]);
  }
  return answers.length > MOST ? [] : answers;
}

/** The choices with the highest values, each alone, and none if that is allowed. */
function best({ choices, min, max }: Decision, values: readonly number[]): readonly Answer[] {
  if (min > 1 || max < 1) return [];
  const ranked = choices.map((_, i) => i).sort((a, b) => values[b] - values[a]);
  const answers: Answer[] = ranked.slice(0, MOST - 1).map((i) => [choices[i]]);
  return min === 0 ? [...answers, []] : answers;
}

/** As many of the highest values as may be picked, for each number of picks; where it is one card, each of the best. */
function prefixes(decision: Decision, values: readonly number[]): readonly Answer[] {
  const { choices, min, max } = decision;
  if (max === 1) return best(decision, values);
  const ranked = choices
    .map((choice, i) => ({ choice, value: values[i] }))
    .sort((a, b) => b.value - a.value)
    .flatMap(({ choice }) => new Array<Choice>(choice.count).fill(choice));
  if (min === max) return exchanged(ranked, min);
  const answers: Answer[] = [];
  const most = Math.min(max, ranked.length);
  for (let count = min; count <= most && answers.length < MOST; count++) answers.push(ranked.slice(0, count));
  return answers;
}

/** So many must be picked: the best ones, or with the last of them exchanged for one of the next. */
function exchanged(ranked: readonly Choice[], count: number): readonly Answer[] {
  const kept = ranked.slice(0, count);
  const answers: Answer[] = [kept];
  for (let i = count; i < ranked.length && answers.length < 4; i++) {
    if (ranked[i] !== ranked[i - 1]) answers.push([...kept.slice(0, -1), ranked[i]]);
  }
  return answers;
}
