import type { CommandTranslation } from '@provincia/catalog/command';
import type { Options } from '@provincia/command';
import { levelList, setList } from './lists.ts';

/** A command of the program: what its help says, and what it does. */
export interface Command {
  readonly name: string;
  /** The words that follow: `<game>` is one, `[...names]` are any number, nothing is none. */
  readonly words: '' | `<${string}>` | `[...${string}]`;
  readonly about: string;
  /** Where more is to be said of how it is called. */
  readonly usage?: string;
  readonly options: Readonly<Record<string, string>>;
  readonly examples: readonly string[];
  /** Loads what it needs when it is used; returns the exit status. */
  readonly run: (
    words: readonly string[],
    options: Options,
    translation: CommandTranslation,
  ) => Promise<number>;
}

const KINGDOM = 'The name of a printed kingdom, or ten cards: moat,village,...';
const SEED = {
  '--seed <hex>': 'Up to 32 hexadecimal digits; the same seed gives the same result (default: a new one)',
};
const THREADS = { '--threads <n>': 'How many threads to use (default: one per core)' };
const JSON_OBJECT = { '--json': 'Print one JSON object instead of a table' };
/** What is the same in all games of a match. */
const MATCH = {
  ...SEED,
  '--seats <how>':
    'alternate: the first player changes every game (default); fixed: in the order named; random',
  '--kingdom <name|ids>': KINGDOM,
  ...THREADS,
  ...JSON_OBJECT,
};

export const commands: readonly Command[] = [
  {
    name: 'sim',
    words: '[...strategies]',
    about: 'Play strategies against each other many times and compare them',
    usage: 'sim A B [C ...] [options]',
    options: {
      '--games <n>': 'How many games (default: 10000)',
      ...MATCH,
      '--report <file>': 'Write a page with plots: points and money by turn, purchases, ...',
      '--save <file>': 'Save the first 100 games, for "provincia replay"',
    },
    examples: [
      'sim double-witch big-money',
      'sim mine.yaml big-money --games 100000 --seed 1 --kingdom "First Game"',
      'sim mine.yaml smithy --report out.html --save games.txt',
    ],
    run: async (names, options, translation) => {
      const { sim } = await import('./sim/command.ts');
      return sim(names, options, translation);
    },
  },
  {
    name: 'tournament',
    words: '[...strategies]',
    about: 'Let all strategies play each other, and rate them',
    usage: 'tournament [A B ...] [options]     (without names: all built-in strategies)',
    options: { '--games <n>': 'How many games each pair plays (default: 1000)', ...MATCH },
    examples: [
      'tournament mine.yaml smithy double-witch big-money',
      'tournament *.yaml --games 10000 --kingdom "Distorted Sizes"',
    ],
    run: async (names, options, translation) => {
      const { tournament } = await import('./tournament/command.ts');
      return tournament(names, options, translation);
    },
  },
  {
    name: 'gauntlet',
    words: '',
    about: 'Let a level play on many kingdoms against the best strategy for each',
    options: {
      '--level <name>': `Who plays: ${levelList} (default: hard)`,
      '--against <who>': 'best: the winner of a tournament on each kingdom (default); or a level or strategy',
      '--kingdoms <n>': 'How many kingdoms to draw (default: 50)',
      '--kingdom <name|ids>': `${KINGDOM}; only this one`,
      '--games <n>': 'How many games on each kingdom (default: 200)',
      ...SEED,
      ...THREADS,
      ...JSON_OBJECT,
    },
    examples: [
      'gauntlet --level normal --kingdoms 20 --seed 1',
      'gauntlet --against big-money-ultimate --json',
    ],
    run: async (_, options, translation) => {
      const { gauntlet } = await import('./gauntlet/command.ts');
      return gauntlet(options, translation);
    },
  },
  {
    name: 'plan',
    words: '[...kingdom]',
    about: 'Find a good plan for a kingdom',
    usage: 'plan NAME|IDS [options]     (a printed kingdom, or ten cards: moat,village,...)',
    options: {
      '--games <n>': 'How many games to search with (default: 60000)',
      '--players <n>': 'How many players: 2 to 6 (default: 2)',
    },
    examples: ['plan "Macabre Parade" > mine.yaml', 'sim mine.yaml big-money --kingdom "Macabre Parade"'],
    run: async (words, options, translation) => {
      const { plan } = await import('./plan/command.ts');
      return plan(words.join(' '), options, translation);
    },
  },
  {
    name: 'kingdom',
    words: '[...name]',
    about: 'Draw a kingdom at random, or show a printed one',
    usage: 'kingdom [options], kingdom NAME, kingdom --list',
    options: {
      '--from <sets>': `Sets to draw from (default: ${setList})`,
      '--editions <list>': 'Which printing of a set, such as base:2,intrigue:both (default: both)',
      '--attacks <range>': 'How many attacks, such as 0-2 or 1',
      '--need <list>': 'What it must have, such as village,trasher',
      ...SEED,
      '--count <n>': 'How many kingdoms (default: 1)',
      '--list': 'List all printed kingdoms',
      '--json': 'Print JSON',
    },
    examples: [
      'kingdom --from base,intrigue --editions base:2 --attacks 0-2 --need village,trasher',
      'kingdom "La danza de la victoria"',
    ],
    run: async (words, options, translation) => {
      const { kingdom } = await import('./kingdom/command.ts');
      return kingdom(words.join(' '), options, translation);
    },
  },
  {
    name: 'card',
    words: '[...name]',
    about: 'Show a card with its rulings',
    usage: 'card NAME [options]     (the name in any language)',
    options: {},
    examples: ['card moat', 'card "Salón del Trono" --lang es'],
    run: async (words, _, translation) => {
      const { card } = await import('./card/command.ts');
      return card(words.join(' '), translation);
    },
  },
  {
    name: 'play',
    words: '',
    about: 'Play against bots in the terminal',
    options: {
      ...SEED,
      '--players <n>': 'How many players, including you: 2 to 6 (default: 2)',
      '--level <name>': `How the bots play: ${levelList} (default: normal)`,
      '--kingdom <name|ids>': `${KINGDOM} (default: First Game)`,
    },
    examples: ['play --kingdom "Macabre Parade"'],
    run: async (_, options, translation) => {
      const { playCommand } = await import('./play/command.ts');
      return playCommand(options, translation);
    },
  },
  {
    name: 'replay',
    words: '<game>',
    about: 'Read a game again: a packed game, or a file of them',
    options: {
      '--game <n>': 'Which game of the file (default: 1)',
      '--step <n>': 'Show the position at this step instead of the log',
      '--explain': 'Say what level hard would do there, and why',
    },
    examples: [
      'sim smithy big-money --games 100 --save games.txt',
      'replay games.txt --game 3',
      'replay games.txt --game 3 --step 20 --explain',
    ],
    run: async ([game], options, translation) => {
      const { replay } = await import('./replay/command.ts');
      return replay(game, options, translation);
    },
  },
];
