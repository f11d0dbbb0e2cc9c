import type { CAC } from 'cac';
import { levelList, setList } from './help.ts';
import type { Options } from './sim/options.ts';

const SEED = ['--seed <hex>', 'Up to 32 hexadecimal digits: the same again (default: a new one)'] as const;
const KINGDOM = [
  '--kingdom <name|ids>',
  'A printed set of ten by its name, or ten cards: moat,village,...',
] as const;
const THREADS = ['--threads <n>', 'How many threads to use (default: one per core)'] as const;
const SEATS = [
  '--seats <how>',
  'alternate: who begins changes game by game (default); fixed: in the order named; random',
] as const;
const JSON_OPTION = ['--json', 'Print one JSON object instead of a table'] as const;

/** Tells the command line all commands, each loaded when it is used; `clean` gives the options as they were typed. */
export function addCommands(cli: CAC, clean: (options: Options) => Options): void {
  cli
    .command('sim [...strategies]', 'Play strategies against each other many times and compare them')
    .usage('sim A B [C ...] [options]')
    .option('--games <n>', 'How many games (default: 10000)')
    .option(...SEED)
    .option(...SEATS)
    .option(...KINGDOM)
    .option(...THREADS)
    .option(...JSON_OPTION)
    .option('--report <file>', 'Write a page with plots: points and money by turn, what was bought when, ...')
    .option('--save <file>', 'Write the first 100 games, for "provincia replay"')
    .example('  $ provincia sim double-witch big-money')
    .example('  $ provincia sim mine.yaml big-money --games 100000 --seed 1 --kingdom "First Game"')
    .example('  $ provincia sim mine.yaml smithy --report out.html --save games.txt')
    .action(async (names: readonly string[], options: Options) => {
      const { sim } = await import('./sim/command.ts');
      return sim(names, clean(options));
    });
  cli
    .command('tournament [...strategies]', 'Let everybody play everybody, and rate them')
    .usage('tournament [A B ...] [options]     (without names: all strategies of the program)')
    .option('--games <n>', 'How many games each pair plays (default: 1000)')
    .option(...SEED)
    .option(...SEATS)
    .option(...KINGDOM)
    .option(...THREADS)
    .option(...JSON_OPTION)
    .example('  $ provincia tournament mine.yaml smithy double-witch big-money')
    .example('  $ provincia tournament *.yaml --games 10000 --kingdom "Distorted Sizes"')
    .action(async (names: readonly string[], options: Options) => {
      const { tournament } = await import('./tournament/command.ts');
      return tournament(names, clean(options));
    });
  cli
    .command('gauntlet', 'Let a level play on many kingdoms, against the best strategy for each')
    .option('--level <name>', `Who plays: ${levelList} (default: hard)`)
    .option(
      '--against <who>',
      'best: the winner of a tournament on each kingdom (default); or a level or strategy',
    )
    .option('--kingdoms <n>', 'How many kingdoms are drawn (default: 50)')
    .option('--kingdom <name|ids>', `${KINGDOM[1]}: this one only`)
    .option('--games <n>', 'How many games on each kingdom (default: 200)')
    .option(...SEED)
    .option(...THREADS)
    .option(...JSON_OPTION)
    .example('  $ provincia gauntlet --level normal --kingdoms 20 --seed 1')
    .example('  $ provincia gauntlet --against big-money-ultimate --json')
    .action(async (options: Options) => {
      const { gauntlet } = await import('./gauntlet/command.ts');
      return gauntlet(clean(options));
    });
  cli
    .command('plan [...kingdom]', 'Look for a good plan for a kingdom')
    .usage('plan NAME|IDS [options]     (a printed set of ten, or ten cards: moat,village,...)')
    .option('--games <n>', 'In how many games it is looked for (default: 60000)')
    .option('--players <n>', 'How many play: 2 to 6 (default: 2)')
    .example('  $ provincia plan "Macabre Parade" > mine.yaml')
    .example('  $ provincia sim mine.yaml big-money --kingdom "Macabre Parade"')
    .action(async (words: readonly string[], options: Options) => {
      const { plan } = await import('./plan/command.ts');
      return plan(words.join(' '), clean(options));
    });
  cli
    .command('kingdom [...name]', 'Draw a kingdom at random, or show a printed one')
    .usage('kingdom [options], kingdom NAME, kingdom --list')
    .option('--from <sets>', `Sets to draw from (default: ${setList})`)
    .option('--editions <list>', 'Which printing of a set, as base:2,intrigue:both (default: both)')
    .option('--attacks <range>', 'How many attacks, as 0-2 or 1')
    .option('--need <list>', 'What has to be there, as village,trasher')
    .option(...SEED)
    .option('--count <n>', 'How many kingdoms (default: 1)')
    .option('--list', 'List all printed sets of ten')
    .option('--json', 'Print JSON')
    .example(
      '  $ provincia kingdom --from base,intrigue --editions base:2 --attacks 0-2 --need village,trasher',
    )
    .example('  $ provincia kingdom "La danza de la victoria"')
    .action(async (words: readonly string[], options: Options) => {
      const { kingdom } = await import('./kingdom/command.ts');
      return kingdom(words.join(' '), clean(options));
    });
  cli
    .command('card [...name]', 'Show a card with its rulings')
    .usage('card NAME [options]     (the name in any language)')
    .option('--lang <language>', 'en, es, pt or de (default: en)')
    .example('  $ provincia card moat')
    .example('  $ provincia card "Sala del Trono" --lang es')
    .action(async (words: readonly string[], options: Options) => {
      const { card } = await import('./card/command.ts');
      return card(words.join(' '), clean(options));
    });
  cli
    .command('play', 'Play against bots in the terminal')
    .option(...SEED)
    .option('--players <n>', 'How many play, you included: 2 to 6 (default: 2)')
    .option('--level <name>', `How the bots play: ${levelList} (default: normal)`)
    .option('--kingdom <name|ids>', `${KINGDOM[1]} (default: First Game)`)
    .example('  $ provincia play --kingdom "Macabre Parade"')
    .action(async (options: Options) => {
      const { playCommand } = await import('./play/command.ts');
      return playCommand(clean(options));
    });
  cli
    .command('replay <game>', 'Read a game again: a packed game, or a file with some')
    .option('--game <n>', 'Which game of the file (default: 1)')
    .option('--step <n>', 'Show the position at this step instead of the log')
    .option('--explain', 'Say what level hard would answer there, and why')
    .example('  $ provincia sim smithy big-money --games 100 --save games.txt')
    .example('  $ provincia replay games.txt --game 3')
    .example('  $ provincia replay games.txt --game 3 --step 20 --explain')
    .action(async (game: string, options: Options) => {
      const { replay } = await import('./replay/command.ts');
      return replay(game, clean(options));
    });
}
