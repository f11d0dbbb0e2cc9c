import type { CommandTranslation } from '@provincia/catalog/command';
import type { Reader } from '../play/log.ts';
import { distinctNames } from '../report/summary.ts';
import { playerName } from '../text/names.ts';

/** Somebody who sees everything. Players whom the file does not name go by their seats. */
export function spectator(names: readonly string[], players: number, words: CommandTranslation): Reader {
  const called =
    names.length === players
      ? distinctNames(names.map((name) => playerName(words, name)))
      : Array.from({ length: players }, (_, i) => words.say('ui.table.somebody', { seat: i + 1 }));
  return { you: null, names: called, see: (event) => event };
}
