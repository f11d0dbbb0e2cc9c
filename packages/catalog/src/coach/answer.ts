import type { Decision } from '@provincia/protocol';
import { cardName } from '../language.ts';
import { choiceLabel, confirmLabel } from '../prompt/labels.ts';
import type { About, Answered } from './found.ts';
import type { CoachTranslation } from './translation.ts';

/** An answer with what is bought after it: "Buy Market, then Estate". */
export function answerText(
  translation: CoachTranslation,
  decision: Decision,
  about: About,
  { picks, more }: Answered,
): string {
  const picked = picks.flatMap((label) => decision.choices.find((choice) => choice.label === label) ?? []);
  const labels = picked.map((choice) => choiceLabel(translation, decision, choice));
  const first = labels.length === 0 ? noneText(translation, decision, about) : list(labels);
  if (more.length === 0) return first;
  const then = list(more.map((id) => cardName(translation, id)));
  return translation.say('coach.line.withMore', { first, more: then });
}

function noneText(translation: CoachTranslation, decision: Decision, about: About): string {
  if (about === 'card') return confirmLabel(translation, decision, 0);
  return translation.say(about === 'action' ? 'coach.line.noAction' : 'coach.line.noPurchase');
}

/** Equal ones once, with how many there are. */
function list(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count === 1 ? word : `${word} ×${count}`)).join(', ');
}
