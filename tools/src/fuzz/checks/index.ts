import type { Stop } from '../stop.ts';
import { conserved } from './conserved.ts';
import { counted } from './counted.ts';
import { events } from './events.ts';
import { hidden } from './hidden.ts';
import { imagined } from './imagined.ts';
import { kept } from './kept.ts';
import { labelled } from './labelled.ts';
import { refused } from './refused.ts';
import { rehearsed } from './rehearsed.ts';
import { replayed } from './replayed.ts';
import { restored } from './restored.ts';
import { simulated } from './simulated.ts';
import { undone } from './undone.ts';
import { wellFormed } from './well-formed.ts';

/** What is wrong at this stop, as a sentence; null if nothing is. */
export type Check = (stop: Stop) => string | null;

/** Each check is made new for each game, for some remember its earlier stops. The order is that of running. */
export const checks: Readonly<Record<string, () => Check>> = {
  'cards conserved': conserved,
  'counts kept': counted,
  'decision well-formed': wellFormed,
  'choices labelled': labelled,
  'decisions kept': kept,
  'events told': events,
  'views hide': hidden,
  'imagined from views': imagined,
  'rehearsed from views': rehearsed,
  'undo tells nothing': undone,
  'survives JSON': restored,
  // Only now, for it spoils a game that takes an answer it should refuse.
  'illegal answers refused': refused,
  'replay agrees': replayed,
  'simulation agrees': simulated,
};

/** Those that take most of the time. */
export const costly: readonly string[] = [
  'views hide',
  'imagined from views',
  'rehearsed from views',
  'survives JSON',
  'illegal answers refused',
];
