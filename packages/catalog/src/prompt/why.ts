import { cardName, listOf } from '../language.ts';
import { type Asked, onlyCard } from './asking.ts';
import { caseOf, reactionOf } from './cases.ts';
import type { KeyIn } from './keys.ts';
import { movedIn } from './moved.ts';

type WhyKey = KeyIn<'ui.prompt.why'>;

/** Who brought the question about, and what comes of the answer. */
export function whyOf(asked: Asked): string {
  const { translation, decision } = asked;
  const { say } = translation;
  const { unplayed, why = [] } = caseOf(decision);
  const reasons = why.map((each) => {
    const [sentence, amounts] = typeof each === 'string' ? [each, {}] : each;
    return say(`ui.prompt.why.${sentence as WhyKey}`, {
      ...standing(asked),
      ...amounts,
      ...movedIn(sentence, asked),
    });
  });
  return [...(unplayed ? [] : playedBy(asked)), ...reasons, ...reactionReasons(asked)].join(' ');
}

/** How things stand, for the sentences that say it. */
function standing({ translation, sight: { view }, decision, names, you }: Asked) {
  const { onTurn, coins, buys, seats, named = {} } = view;
  return {
    own: onTurn === you ? 'yes' : 'no',
    onTurn: names[onTurn],
    coins,
    buys,
    hand: seats[onTurn].hand,
    limit: decision.limit?.coins ?? 0,
    named: listOf(translation, named[decision.source ?? ''] ?? []),
  };
}

function playedBy({ translation, sight, decision, names, you }: Asked): string[] {
  const { onTurn } = sight.view;
  if (decision.source === null || onTurn === you) return [];
  return [translation.say('ui.prompt.why.playedBy', { name: names[onTurn] })];
}

/** What the one card does that could be used, or why there is an order to choose. */
function reactionReasons(asked: Asked): string[] {
  const { translation, decision } = asked;
  if (decision.kind !== 'reaction') return [];
  const only = decision.min > 0 ? null : onlyCard(decision);
  if (only !== null && reactionOf(only) !== null) {
    const card = cardName(translation, only);
    return [translation.say(`ui.prompt.why.${only as WhyKey}`, { card, ...movedIn(only, asked) })];
  }
  return [
    ...(decision.about === null
      ? []
      : [translation.say('ui.prompt.why.gained', { ...movedIn('gained', asked) })]),
    ...(decision.min > 0 ? [translation.say('ui.prompt.why.together')] : []),
  ];
}
