import { fillUp, library } from '@provincia/cards';
import { arrange, type Decision, type Game, rulesVersion } from '@provincia/engine';
import { compare } from './compare.ts';
import { type Scenario, type Step, seatNames } from './scenario.ts';

/** What is wrong, in sentences; nothing if the scenario holds. */
export function runScenario(scenario: Scenario): string[] {
  const started = begin(scenario);
  if (typeof started === 'string') return [started];
  for (const [i, step] of scenario.do.entries()) {
    const problem = take(started, step);
    if (problem !== null) return [`step ${i + 1} (${step.player}: ${step.picks.join(', ')}): ${problem}`];
  }
  return compare(started, scenario.then);
}

function begin({ players, kingdom, given }: Scenario): Game | string {
  const onTurn = seatNames.indexOf(given.turn as (typeof seatNames)[number]);
  const tooMany = seatNames.slice(players).find((name) => given[name] !== undefined);
  if (tooMany) return `there is no ${tooMany} in a game of ${players}`;
  if (onTurn >= players) return `there is no ${given.turn} in a game of ${players}`;
  const game = arrange(library, {
    setup: { rules: rulesVersion, seed: '0'.repeat(32), players, kingdom: fillUp(kingdom), first: 0 },
    seats: seatNames
      .slice(0, players)
      .map((name, seat) => ({ ...given[name], turns: seat <= onTurn ? 1 : 0 })),
    supply: given.supply,
    trash: given.trash,
    onTurn,
    phase: given.phase,
    actions: given.actions ?? 1,
    buys: given.buys ?? 1,
    coins: given.coins ?? 0,
  });
  return game.ok ? game.value : game.problem.message;
}

function take(game: Game, { player, picks }: Step): string | null {
  const seat = seatNames.indexOf(player as (typeof seatNames)[number]);
  const { decision } = game;
  const done = picks.length === 1 && picks[0] === 'done';
  if (decision === null) return done ? null : 'the game is over';
  if (decision.player !== seat) return done ? null : `wrong player: ${describe(decision)}`;
  const result = game.answer(seat, { index: decision.index, picks: done ? [] : picks });
  return result.ok ? null : `${result.problem.message} The decision: ${describe(decision)}`;
}

function describe({ player, kind, source, purpose, choices, min, max }: Decision): string {
  const offered = choices.map(({ label, count }) => (count > 1 ? `${count} ${label}` : label)).join(', ');
  const what = source === null ? 'in a phase' : `by ${source} to ${purpose} (${kind})`;
  return `${seatNames[player]} is asked ${what} for ${min} to ${max} of ${offered}`;
}
