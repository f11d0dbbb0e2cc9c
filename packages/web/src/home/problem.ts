import type { Tongue } from '@provincia/catalog';
import { ApiProblem } from '../api/request.ts';

const NAMED = ['offline', 'rated', 'too-many-tables', 'kingdom', 'no-seat', 'not-open'] as const;

/** Why something did not work, in the player's language: the server's own sentences are English. */
export function problemWords({ say }: Tongue, problem: unknown): string {
  const code = problem instanceof ApiProblem ? problem.code : '';
  return say(`ui.home.problem-${NAMED.find((one) => one === code) ?? 'other'}`);
}
