import { library } from '@provincia/cards';
import { Game, type Problem, type SavedGame } from '@provincia/engine';
import { type IllegalAnswer, illegalAnswers } from '../illegal-answers.ts';
import { difference } from '../same.ts';
import { copyOf } from '../stop.ts';
import type { Check } from './index.ts';

/** Whatever is no answer is refused, with a reason, and changes nothing. */
export function refused(): Check {
  return ({ game, answers, before }) => {
    const attempts = illegalAnswers(game.decision, answers.length, game.setup.players);
    for (const attempt of attempts) {
      const wrong = attemptAt(game, attempt);
      if (wrong !== null) return `${describe(attempt)} ${wrong}`;
    }
    const differs = difference(before, copyOf(game), 'game');
    return differs && `${culprit(before.save, attempts)} changes the game: ${differs}`;
  };
}

function attemptAt(game: Game, { player, answer }: IllegalAnswer): string | null {
  try {
    const result = game.answer(player, answer);
    return result.ok ? 'is accepted' : withoutReason(result.problem);
  } catch (reason) {
    return `throws ${reason instanceof Error ? reason.stack : reason}`;
  }
}

function withoutReason({ code, message }: Problem): string | null {
  const says =
    typeof code === 'string' && code !== '' && typeof message === 'string' && message.trim() !== '';
  return says ? null : `is refused without a reason: ${JSON.stringify({ code, message })}`;
}

/** Comparing after each attempt would be slow; it is done only to find which of them changed something. */
function culprit(save: SavedGame, attempts: readonly IllegalAnswer[]): string {
  for (const attempt of attempts) {
    const copy = Game.restore(library, save);
    if (!copy.ok) break;
    const before = copyOf(copy.value);
    attemptAt(copy.value, attempt);
    if (difference(before, copyOf(copy.value), '') !== null) return describe(attempt);
  }
  return 'one of the illegal answers';
}

function describe({ what, player, answer }: IllegalAnswer): string {
  return `an answer with ${what} (player ${JSON.stringify(player)}, answer ${JSON.stringify(answer)})`;
}
