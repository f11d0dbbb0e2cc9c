import { measure, median } from '../bench/measure.ts';
import { bareLoop } from '../bench/speeds.ts';

const SECONDS = 0.2;
const GAMES = 500;

/** How fast the machine is now: the games a second of the bare loop by which the benchmark measures. */
export function machineSpeed(): number {
  return median(measure(SECONDS, bareLoop(GAMES)));
}
