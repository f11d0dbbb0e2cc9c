import { addTally, emptyTally, type Tally } from '@provincia/arena';
import type { CommandTranslation } from '@provincia/catalog/command';
import { type LabMatch, NO_EXTRAS, playWatched } from '@provincia/lab';
import type { Options } from './options.ts';

/** What came of all games together, and whether Ctrl-C ended them early. */
export async function playTables(
  { players, grounds, games, hands }: Options,
  words: CommandTranslation,
  announce: () => void = () => {},
): Promise<{ tally: Tally; stopped: boolean }> {
  const matches = grounds.map(
    ({ kingdom, seed }): LabMatch => ({ players, kingdom, seating: 'alternate', seed }),
  );
  const { matches: results, stopped } = await playWatched(
    { matches, games, hands, ...NO_EXTRAS },
    words,
    announce,
  );
  const tally = emptyTally(players.length);
  for (const { tally: more } of results) addTally(tally, more);
  return { tally, stopped };
}
