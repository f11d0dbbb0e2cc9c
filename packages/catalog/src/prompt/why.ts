import { cardName } from '../language.ts';
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
    return say(`ui.prompt.why.${sentence as WhyKey}`, { ...amounts, ...movedIn(sentence, asked) });
  });
  return [...(unplayed ? [] : playedBy(asked)), ...reasons, ...reactionReasons(asked)].join(' ');
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
  if (decision.min > 0) return [translation.say('ui.prompt.why.together')];
  const only = onlyCard(decision);
  return only !== null && reactionOf(only) !== null
    ? [
        translation.say(`ui.prompt.why.${only as WhyKey}`, {
          card: cardName(translation, only),
          ...movedIn(only, asked),
        }),
      ]
    : [];
}
