import type { CommandTranslation, HelpKey } from '@provincia/catalog/command';
import type { Options } from '@provincia/command';

/** A command of the program: how it is called, and what it does. What its help says of it stands in the catalog. */
export interface Command {
  readonly name: HelpKey<'about'>;
  /** The words that follow: `<game>` is one, `[...names]` are any number, nothing is none. */
  readonly words: '' | `<${string}>` | `[...${string}]`;
  /** Where more is to be said of how it is called. */
  readonly usage?: string;
  /** Each with what the help says of it. */
  readonly options: Readonly<Record<string, HelpKey<'option'>>>;
  readonly examples: readonly string[];
  /** Loads what it needs when it is used; returns the exit status. */
  readonly run: (
    words: readonly string[],
    options: Options,
    translation: CommandTranslation,
  ) => Promise<number>;
}

/** `replay <game>`: the command with the words that it takes. */
export function synopsisOf({ name, words }: Command): string {
  return `${name} ${words}`.trim();
}

const SEED = { '--seed <hex>': 'seed' } as const;
const THREADS = { '--threads <n>': 'threads' } as const;
const MOVE_TIME = { '--move-time <seconds>': 'moveTime' } as const;
const DATABASE = { '--database <address>': 'database' } as const;
/** Who does what takes long. */
const HANDS = { ...THREADS, '--workers': 'workers', ...DATABASE } as const;
const JSON_OBJECT = { '--json': 'json' } as const;
const COLONIES = { '--colonies <how>': 'colonies' } as const;
/** What is the same in all games of a match. */
const MATCH = {
  ...SEED,
  '--seats <how>': 'seats',
  '--kingdom <name|ids>': 'kingdom',
  ...COLONIES,
  ...HANDS,
  ...MOVE_TIME,
  ...JSON_OBJECT,
} as const;

export const commands: readonly Command[] = [
  {
    name: 'sim',
    words: '[...strategies]',
    usage: 'sim A B [C ...] [options]',
    options: { '--games <n>': 'simGames', ...MATCH, '--report <file>': 'report', '--save <file>': 'save' },
    examples: [
      'sim double-witch big-money',
      'sim mine.yaml big-money --games 100000 --seed 1 --kingdom "First Game"',
      'sim mine.yaml smithy --report out.html --save games.txt',
      'sim ./my-bot.py big-money --move-time 1',
    ],
    run: async (names, options, translation) => {
      const { sim } = await import('./sim/command.ts');
      return sim(names, options, translation);
    },
  },
  {
    name: 'tournament',
    words: '[...strategies]',
    usage: 'tournament [A B ...] [options]',
    options: { '--games <n>': 'pairGames', ...MATCH },
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
    options: {
      '--level <name>': 'player',
      '--player <who>': 'otherPlayer',
      '--against <who>': 'against',
      '--kingdoms <n>': 'kingdoms',
      '--kingdom <name|ids>': 'oneKingdom',
      ...COLONIES,
      '--games <n>': 'kingdomGames',
      ...SEED,
      ...HANDS,
      ...MOVE_TIME,
      ...JSON_OBJECT,
    },
    examples: [
      'gauntlet --level normal --kingdoms 20 --seed 1',
      'gauntlet --against big-money-ultimate --json',
      'gauntlet --player ./my-bot.py --kingdoms 20',
    ],
    run: async (_, options, translation) => {
      const { gauntlet } = await import('./gauntlet/command.ts');
      return gauntlet(options, translation);
    },
  },
  {
    name: 'calibrate',
    words: '',
    options: {
      '--level <name>': 'player',
      '--coach': 'byCoach',
      '--kingdoms <n>': 'trialKingdoms',
      '--from <sets>': 'from',
      '--games <n>': 'trialGames',
      ...SEED,
      ...HANDS,
      '--plot <file>': 'plot',
      ...JSON_OBJECT,
    },
    examples: [
      'calibrate --kingdoms 100 --seed 1 --plot plot.svg',
      'calibrate --level advanced --from base --games 4 --json',
    ],
    run: async (_, options, translation) => {
      const { calibrate } = await import('./calibrate/command.ts');
      return calibrate(options, translation);
    },
  },
  {
    name: 'nemesis',
    words: '[...kingdom]',
    usage: 'nemesis NAME|IDS|random [options]',
    options: {
      '--level <name>': 'prey',
      '--minutes <n>': 'minutes',
      '--counted': 'counted',
      '--hunts <n>': 'hunts',
      '--games <n>': 'finalGames',
      '--seed <hex>': 'searchSeed',
      ...COLONIES,
      ...HANDS,
      '--save <file>': 'saveStrategy',
      ...JSON_OBJECT,
    },
    examples: ['nemesis "First Game"', 'nemesis random --level normal --minutes 1 --save nemesis.yaml'],
    run: async (words, options, translation) => {
      const { nemesis } = await import('./nemesis/command.ts');
      return nemesis(words.join(' '), options, translation);
    },
  },
  {
    name: 'plan',
    words: '[...kingdom]',
    usage: 'plan NAME|IDS [options]',
    options: { '--games <n>': 'planGames', '--players <n>': 'players', '--colonies <how>': 'planColonies' },
    examples: ['plan "Macabre Parade" > mine.yaml', 'sim mine.yaml big-money --kingdom "Macabre Parade"'],
    run: async (words, options, translation) => {
      const { plan } = await import('./plan/command.ts');
      return plan(words.join(' '), options, translation);
    },
  },
  {
    name: 'kingdom',
    words: '[...name]',
    usage: 'kingdom [options], kingdom NAME, kingdom --list',
    options: {
      '--from <sets>': 'from',
      '--editions <list>': 'editions',
      '--attacks <range>': 'attacks',
      '--need <list>': 'need',
      ...SEED,
      '--count <n>': 'count',
      '--list': 'list',
      ...JSON_OBJECT,
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
    usage: 'card NAME [options]',
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
    options: {
      ...SEED,
      '--players <n>': 'playPlayers',
      '--level <name>': 'bots',
      '--against <who>': 'opponents',
      ...MOVE_TIME,
      '--kingdom <name|ids>': 'playKingdom',
      ...COLONIES,
    },
    examples: ['play --kingdom "Macabre Parade"', 'play --against ./my-bot.py', 'play --lang de'],
    run: async (_, options, translation) => {
      const { playCommand } = await import('./play/command.ts');
      return playCommand(options, translation);
    },
  },
  {
    name: 'replay',
    words: '<game>',
    options: { '--game <n>': 'game', '--step <n>': 'step', '--explain': 'explain' },
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
  {
    name: 'review',
    words: '<game>',
    options: {
      '--game <n>': 'game',
      '--all': 'allDecisions',
      '--close': 'close',
      ...JSON_OBJECT,
    },
    examples: ['sim smithy big-money --games 100 --save games.txt', 'review games.txt --game 3 --all'],
    run: async ([game], options, translation) => {
      const { reviewCommand } = await import('./review/command.ts');
      return reviewCommand(game, options, translation);
    },
  },
  {
    name: 'stats',
    words: '[...files]',
    usage: 'stats FILE... [options]',
    options: {
      '--card <name>': 'withCard',
      '--players <n>': 'ofPlayers',
      '--min <n>': 'min',
      ...THREADS,
      ...JSON_OBJECT,
    },
    examples: ['stats games.ndjson', 'stats games.ndjson more.ndjson --card Chapel --players 2 --min 10'],
    run: async (files, options, translation) => {
      const { stats } = await import('./stats/command.ts');
      return stats(files, options, translation);
    },
  },
  {
    name: 'check-bot',
    words: '[...program]',
    usage: 'check-bot FILE [options]',
    options: { '--seed <hex>': 'checkSeed', ...MOVE_TIME, ...JSON_OBJECT },
    examples: ['check-bot ./my-bot.py', 'check-bot ./my-bot.py --move-time 1 --json'],
    run: async (words, options, translation) => {
      const { checkBot } = await import('./programs/check/command.ts');
      return checkBot(words.join(' '), options, translation);
    },
  },
  {
    name: 'host',
    words: '',
    options: {},
    examples: ['host'],
    run: async () => {
      const { host } = await import('./programs/host/command.ts');
      return host();
    },
  },
  {
    name: 'worker',
    words: '',
    options: { ...DATABASE, ...THREADS, '--name <name>': 'workerName' },
    examples: [
      'worker --database postgres://user:password@host/name',
      'gauntlet --level hard --kingdoms 50 --seed 1 --workers --database postgres://user:password@host/name',
    ],
    run: async (_, options, translation) => {
      const { worker } = await import('./work/remote/command.ts');
      return worker(options, translation);
    },
  },
];
