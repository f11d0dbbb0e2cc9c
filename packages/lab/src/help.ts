import { shippedStrategies } from '@provincia/bots';
import { needs } from '@provincia/cards';
import packageJson from '../package.json' with { type: 'json' };
import { type Command, commands } from './commands.ts';
import { LANG } from './language.ts';
import { levelList } from './lists.ts';
import { flow } from './play/style.ts';

/** A part of a help text. */
interface Section {
  readonly title: string;
  readonly body: string;
}

const WIDTH = 100;

const program = `provincia/${packageJson.version}`;
export const versionText = `${program} ${process.platform}-${process.arch} node-${process.version}`;

/** The help of a command, or of the program itself. */
export function helpFor(command?: Command): string {
  const sections = command === undefined ? ofProgram() : ofCommand(command);
  return [program, ...sections.map(({ title, body }) => `${title}:\n${body}`)].join('\n\n');
}

/** What every command takes. */
const COMMON = {
  [LANG]: 'The language: en, es, pt or de (default: that of the environment: LC_ALL, LC_MESSAGES, LANG)',
  '-h, --help': 'Display this message',
};

function ofProgram(): Section[] {
  return [
    usage('<command> [options]'),
    pairs('Commands', Object.fromEntries(commands.map((one) => [synopsisOf(one), one.about]))),
    pairs('Options', { '-v, --version': 'Display version number', ...COMMON }),
    examples,
    strategies(),
    kingdoms,
    statuses,
  ];
}

function ofCommand(command: Command): Section[] {
  return [
    usage(command.usage ?? synopsisOf(command)),
    pairs('Options', { ...command.options, ...COMMON }),
    { title: 'Examples', body: command.examples.map((words) => `  $ provincia ${words}`).join('\n') },
    ...sectionsFor(command.name),
  ];
}

/** `replay <game>`: the command with the words that it takes. */
export function synopsisOf({ name, words }: Command): string {
  return `${name} ${words}`.trim();
}

function usage(words: string): Section {
  return { title: 'Usage', body: `  $ provincia ${words}` };
}

/** What there is on the left, what it means on the right. */
function pairs(title: string, entries: Readonly<Record<string, string>>): Section {
  const width = Math.max(...Object.keys(entries).map(({ length }) => length));
  const lines = Object.entries(entries).map(([what, meaning]) => `  ${what.padEnd(width)}  ${meaning}`);
  return { title, body: lines.join('\n') };
}

const inLines = (words: readonly string[]) =>
  flow(
    words.map((word, i) => (i < words.length - 1 ? `${word},` : word)),
    ' ',
    '    ',
    WIDTH,
  ).join('\n');

const strategies = (): Section => ({
  title: 'Strategies',
  body: `  A strategy is the name of a built-in one, a level (${levelList}: each adapts to the kingdom),
  or a file like this one:

    name: Big Money with two Witches
    buy:                        # buys the first line that applies and is affordable; repeats while buys are left
      - province
      - witch: own(witch) < 2
      - gold
      - silver
    play: [witch]               # optional: these actions first; the bot decides the rest

  Conditions compare (< <= > >= = !=) and join with and, or, not and parentheses; numbers combine
  with + - *. You can use own(card), supply(card), money (the coins in your whole deck), coins, buys,
  turn, empty-piles, lead (points ahead of the best other player), cards and provinces-left.

  Built-in strategies:
${inLines([...shippedStrategies().keys()])}`,
});

const examples: Section = {
  title: 'Examples (every command has its own --help with all its options)',
  body: `  $ provincia sim double-witch big-money --games 100000 --seed 1
  $ provincia sim mine.yaml smithy --seats fixed --kingdom "First Game" --report out.html
  $ provincia sim mine.yaml smithy big-money --threads 1 --json
  $ provincia tournament mine.yaml smithy double-witch big-money
  $ provincia gauntlet --level hard --kingdoms 50 --seed 1
  $ provincia plan "First Game" > mine.yaml
  $ provincia kingdom --from base,intrigue --editions base:2 --attacks 0-2 --need village,trasher
  $ provincia kingdom --list
  $ provincia play --kingdom "Macabre Parade"
  $ provincia sim smithy big-money --save games.txt && provincia replay games.txt --game 3`,
};

const kingdoms: Section = {
  title: 'Kingdoms',
  body: `  --kingdom takes the name of a printed kingdom ("first-game", "Verzerrte Größen"; to see them all:
  provincia kingdom --list) or ten cards separated by commas (moat,throne-room,...), in any language.
  Without it, the kingdom has the cards that the strategies name, filled up with simple ones.`,
};

const statuses: Section = {
  title: 'Exit status',
  body: `  0: done. 2: something in the command or a file is wrong; one line on stderr says what.
  130: stopped by Ctrl-C; the results so far are still printed.`,
};

const drawing: Section = {
  title: 'Needs',
  body: Object.entries(needs)
    .map(([name, meaning]) => `  ${name.padEnd(12)} a card that ${meaning}`)
    .join('\n'),
};

const simOutput: Section = {
  title: 'Result',
  body: `  Wins, ties and losses with 95% intervals (Wilson), average points and turns by strategy and by seat.
  A win is a sole victory, a tie a shared one, anything else a loss. The first seat has the first turn.
  The same seed gives the same result, with any number of threads.
  --json prints one object: {games, gamesPerSecond, players: [{name, wins, ties, losses, points, turns}],
  seats: [{wins, ties, losses, turns}], endings: {provinces, piles}}, with counts of games, and averages.`,
};

const tournamentOutput: Section = {
  title: 'Result',
  body: `  Bradley-Terry ratings on the Elo scale, with 95% intervals: 1500 is the average of the players, and
  400 points more mean ten wins for every loss. Without --kingdom, each pair plays with the cards that
  these two name.`,
};

const gauntletOutput: Section = {
  title: 'Result',
  body: `  The kingdoms are drawn from all sets: "provincia kingdom --seed S --count N" shows the same ones.
  On each kingdom, all built-in strategies that find their piles play each other, and the level plays
  the winner. The result is the share of decided games won, without shared victories; its 95% interval
  (Wilson) holds for these kingdoms, not for all others. The same seed gives the same kingdoms,
  opponents and deals; a level that thinks by the clock may decide differently on a busy machine.
  --json prints one object: {level, against, seed, games, seconds, wins, ties, losses, share, interval, held,
  kingdoms: [{cards, opponent, wins, ties, losses, share}]}; held is the number of kingdoms where the share
  was at least half.`,
};

/** What the help of a command says beside its usage, options and examples. */
function sectionsFor(command: string): Section[] {
  switch (command) {
    case 'sim':
      return [simOutput, strategies(), kingdoms, statuses];
    case 'tournament':
      return [tournamentOutput, strategies(), kingdoms, statuses];
    case 'gauntlet':
      return [gauntletOutput, statuses];
    case 'kingdom':
      return [drawing];
    default:
      return [];
  }
}
