import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, refusal } from '@provincia/command';
import { entrantCalled } from '../input/entrant.ts';
import { levelOption } from '../input/level.ts';
import { moveTimeOption, tryOut } from '../programs/try-out.ts';
import { play } from './play.ts';
import { LEVEL, playSetup } from './setup.ts';
import { openTerminal } from './terminal.ts';

/** `provincia play`: a game in the terminal. */
export async function playCommand(options: Options, words: CommandTranslation): Promise<number> {
  const setup = playSetup(options, words);
  const against = againstOption(options);
  const moveTime = moveTimeOption(options['move-time']);
  await tryOut([entrantCalled(against)]);
  await play(setup, against, openTerminal(process.stdin, process.stdout, words), moveTime);
  return 0;
}

/** Who the others are: what `--against` names, or a level. */
function againstOption({ against, level }: Options): string {
  if (against === undefined) return levelOption(level, LEVEL);
  if (level !== undefined) throw refusal('one-of-two', { one: '--against', other: '--level' });
  return String(against);
}
