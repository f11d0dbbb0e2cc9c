import { Recording } from '../replay/recording.ts';

/** A packed game as a line of exported games has it, as far as it is read. */
export function exportedLine(packed: string, resigned: readonly object[] = []): string {
  const recording = new Recording({ packed, names: [] });
  for (const step of recording.answers.keys()) recording.take(step);
  const { winners, points, turns } = recording.game.outcome;
  return JSON.stringify({ packed, result: { winners, points, turns }, resigned });
}
