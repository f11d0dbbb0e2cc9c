import { library } from '@provincia/cards';
import { Game, type Result, type SavedGame } from '@provincia/engine';
import { difference, notJson } from '../same.ts';
import { type Stop, viewsOf } from '../stop.ts';
import type { Check } from './index.ts';

/**
 * A game that was saved, written as JSON, read and restored is the same game, and goes on in the same way, whether it has
 * rested or not.
 */
export function restored(): Check {
  let earlier: Game | null = null;
  let index = -1;
  return (stop) => {
    // The check may have been left out since.
    const wentOn = stop.answers.length === index + 1 && earlier && goesOnOtherwise(earlier, stop);
    index = stop.answers.length;
    if (wentOn) return `after the next answer, in the restored game ${wentOn}`;
    const { save } = stop.before;
    const wrong = notJson(save, 'saved game');
    if (wrong !== null) return `${wrong} is not JSON`;
    // To lay out the game again and to look at it with all eyes takes long, so that is not done every time.
    const wholly = stop.thorough || stop.dice.chance(0.05);
    const again = restore(JSON.parse(JSON.stringify(save)), stop.game, wholly);
    if (!again.ok) return `the saved game is refused: ${again.problem.message}`;
    earlier = again.value;
    const differs = differsFrom(stop, again.value);
    if (differs !== null) return `after restoring, ${differs}`;
    if (!wholly) return null;
    const looks = difference(viewsOf(stop.game), viewsOf(earlier), 'after restoring, views');
    earlier.rest();
    return looks;
  };
}

function restore(saved: SavedGame, { table }: Game, wholly: boolean): Result<Game> {
  return wholly ? Game.restore(library, saved) : { ok: true, value: Game.resume(saved, table) };
}

/** Gives the game that was restored one stop earlier the answer that was given there. */
function goesOnOtherwise(earlier: Game, stop: Stop): string | null {
  const { decision } = earlier;
  const result = earlier.answer(decision?.player, { index: decision?.index, picks: stop.answers.at(-1) });
  if (!result.ok) return `the answer is refused: ${result.problem.message}`;
  return difference(stop.events, result.value, 'events') ?? differsFrom(stop, earlier);
}

function differsFrom({ before }: Stop, { table, decision }: Game): string | null {
  return difference(before.decision, decision, 'decision') ?? difference(before.state, table.state, 'state');
}
