import type { Refused } from '../../api/problem-words.ts';
import type { TableLink } from '../../game-link/table-link.ts';

const LONGEST_WAIT = 5000;

/** Gives answers one after the other, each as soon as it is asked for. Stops when something else is asked. */
export async function answerInARow(link: TableLink, answers: readonly string[]): Promise<Refused | null> {
  for (const label of answers) {
    const { sight } = link.state;
    if (!sight?.decision?.choices.some((choice) => choice.label === label)) return null;
    const problem = await link.answer([label]);
    if (problem !== null) return problem;
    await nextSight(link, sight.seq);
  }
  return null;
}

/** That an answer was taken may be known before what came of it. */
function nextSight(link: TableLink, seq: number): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if ((link.state.sight?.seq ?? 0) <= seq) return;
      clearTimeout(late);
      forget();
      done();
    };
    const forget = link.subscribe(look);
    const late = setTimeout(() => {
      forget();
      done();
    }, LONGEST_WAIT);
    look();
  });
}
