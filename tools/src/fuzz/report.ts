import type { Choice, OpenDecision, Setup } from '@provincia/engine';
import type { Options } from './options.ts';
import type { Played } from './play-through.ts';
import type { Shrunk } from './shrink-game.ts';
import type { Picks } from './stop.ts';

export function commandFor(game: number, { seed, players, set }: Options): string {
  const range = players.least === players.most ? players.least : `${players.least}-${players.most}`;
  const kingdoms = set === null ? '' : ` --set ${set}`;
  return `npm run -s fuzz -- --seed ${seed} --players ${range}${kingdoms} --only ${game}`;
}

/** Everything needed to reproduce the failure. */
export function reportOf(
  setup: Setup,
  played: Played,
  { answers, played: again, decisions }: Shrunk,
): string {
  const lines = [
    `  setup ${JSON.stringify(setup)}`,
    `  reproduced by ${answers.length} answers, reduced from ${played.answers.length}:`,
    ...answers.map((picks, index) => `    ${describe(decisions[index])} -> ${describePicks(picks)}`),
  ];
  const asked = decisions[answers.length];
  if (asked) lines.push(`  then asked: ${describe(asked)}`);
  lines.push(`  answers ${JSON.stringify(answers)}`);
  if (again.failure) lines.push(`  ${again.failure.check}: ${again.failure.what}`);
  else
    lines.push(
      '  These answers do not fail every time: the game depends on more than its setup and answers.',
    );
  return lines.join('\n');
}

function describe(decision: OpenDecision | null | undefined): string {
  if (!decision) return '(no decision)';
  const { index, player, kind, source, purpose, about, choices, min, max } = decision;
  const what = [source, kind, purpose === kind ? null : purpose, about && `about ${about}`]
    .filter(Boolean)
    .join(' ');
  const many = min === max ? min : `${min} to ${max}`;
  return `${index}: player ${player}, ${what}: ${many} of ${describeChoices(choices)}`;
}

/** To name a card there are more than a hundred choices. */
function describeChoices(choices: readonly Choice[]): string {
  const shown = choices.slice(0, 20).map(describeChoice).join(', ');
  return choices.length > 20 ? `${shown} and ${choices.length - 20} more` : shown;
}

function describeChoice({ label, count }: Choice): string {
  return count === 1 ? label : `${count} ${label}`;
}

function describePicks(picks: Picks): string {
  return picks.length === 0 ? 'none' : picks.join(', ');
}
