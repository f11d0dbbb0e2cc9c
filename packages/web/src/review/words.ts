import { cardName, choiceLabel, confirmLabel, type Translation } from '@provincia/catalog';
import type { Line, Mark, Reason, ReviewedDecision } from '@provincia/coach/review';
import type { Decision } from '@provincia/protocol';
import { tenths } from './chance-figures.ts';

/** How marks are written beside an answer. */
export const markSigns: Readonly<Record<Mark, string>> = {
  fine: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** Why another answer is better, in a sentence. */
export function reasonWords(translation: Translation, reason: Reason): string {
  const { say, language } = translation;
  switch (reason.code) {
    case 'hardly-used':
      return say('ui.review.reason.hardly-used', {
        card: cardName(translation, reason.card),
        uses: tenths(language, reason.uses),
        turns: tenths(language, reason.turns),
      });
    case 'points':
      return say('ui.review.reason.points', { points: tenths(language, reason.points) });
    case 'sooner':
    case 'later':
      return say(`ui.review.reason.${reason.code}`, { turns: tenths(language, reason.turns) });
    default:
      return say(`ui.review.reason.${reason.code}`);
  }
}

type About = ReviewedDecision['about'];

/** An answer, with what is bought after it: "Buy Market, then Estate". */
export function lineWords(translation: Translation, decision: Decision, about: About, line: Line): string {
  const { say } = translation;
  const first = picksWords(translation, decision, about, line.picks);
  if (line.more.length === 0) return first;
  return say('ui.review.withMore', { first, more: list(line.more.map((id) => cardName(translation, id))) });
}

function picksWords(
  translation: Translation,
  decision: Decision,
  about: About,
  picks: readonly string[],
): string {
  if (picks.length === 0) {
    if (about === 'card') return confirmLabel(translation, decision, 0);
    return translation.say(about === 'purchase' ? 'ui.review.noPurchase' : 'ui.review.noAction');
  }
  return list(
    picks.map((label) => {
      const choice = decision.choices.find((one) => one.label === label);
      return choice === undefined ? label : choiceLabel(translation, decision, choice);
    }),
  );
}

/** Equal ones once, with how many there are. */
function list(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count === 1 ? word : `${word} ×${count}`)).join(', ');
}
