/** Runs the attacks that docs/security.md lists against a real server, and reports the outcome of each. */
import { statusOf } from '@provincia/command';
import type { Attack, Verdict } from './attack.ts';
import { attacks } from './list.ts';
import { chosen } from './options.ts';

/** An attack that cannot be carried out proves nothing, so the server counts as fallen. */
async function outcome({ run }: Attack): Promise<Verdict> {
  try {
    return await run();
  } catch (error) {
    return { held: false, figure: error instanceof Error ? error.message : String(error) };
  }
}

/** 0: all held; 1: at least one fell; 2: wrong options. */
process.exitCode = await statusOf('attack', async () => {
  let fell = 0;
  for (const attack of chosen(process.argv.slice(2), attacks)) {
    const { held, figure } = await outcome(attack);
    if (!held) fell++;
    const { number, name } = attack;
    console.log(`${String(number).padStart(2)}  ${name.padEnd(44)} ${held ? 'held' : 'FELL'}  ${figure}`);
  }
  return fell === 0 ? 0 : 1;
});
