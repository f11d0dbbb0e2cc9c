import { expect, test } from 'vitest';
import { run } from './testing.ts';

const nine = 'cellar,market,merchant,militia,mine,moat,remodel,smithy,village';

test.each([
  [['dance'], 'There is no command "dance".'],
  [['tournamnt'], 'There is no command "tournamnt". Do you mean "tournament"?'],
  [['--loud'], 'Unknown option "--loud". Try "provincia --help".'],
  [['play', '--loud'], 'Unknown option "--loud". Try "provincia --help".'],
  [['play', 'now'], 'Unused arguments: "now". Try "provincia --help".'],
  [['play', '--players', '7'], '--players is a whole number from 2 to 6, not "7".'],
  [['play', '--seed'], 'Option "--seed <hex>" needs a value. Try "provincia --help".'],
  [['play', '--seed', '1', '--seed', '2'], '--seed is given more than once.'],
  [['play', '--level', 'hrd'], 'There is no level "hrd": --level is easy, normal, advanced, or hard.'],
  [['sim'], 'sim takes 2 to 6 strategies, not 0.'],
  [['sim', 'big-money'], 'sim takes 2 to 6 strategies, not 1.'],
  [['sim', 'big-mony', 'smithy'], 'There is no strategy or file "big-mony". Do you mean "big-money"?'],
  [['sim', 'none.yaml', 'smithy'], 'There is no file "none.yaml".'],
  [['sim', 'smithy', 'smithy', '--games', '0'], '--games is a whole number from 1 to 100,000,000, not "0".'],
  [
    ['sim', 'smithy', 'smithy', '--games', 'many'],
    '--games is a whole number from 1 to 100,000,000, not "many".',
  ],
  [['sim', 'smithy', 'smithy', '--threads', '0'], '--threads is a whole number from 1 to 256, not "0".'],
  [['sim', 'smithy', 'smithy', '--seats', 'left'], '--seats is alternate, fixed, or random, not "left".'],
  [
    ['sim', 'smithy', 'smithy', '--seed', 'xyz'],
    '--seed is up to 32 hexadecimal digits (0-9, a-f), not "xyz".',
  ],
  [
    ['sim', 'smithy', 'smithy', '--kingdom', nine],
    '--kingdom: a kingdom has 10 different piles, this one has 9.',
  ],
  [
    ['sim', 'smithy', 'smithy', '--save', 'no/such/place'],
    '--save: the file "no/such/place" cannot be written: there is no such folder.',
  ],
  [['tournament', 'smithy'], 'A tournament needs at least two strategies.'],
  [
    ['gauntlet', '--level', 'smithy'],
    'There is no level "smithy": --level is easy, normal, advanced, or hard.',
  ],
  [
    ['gauntlet', '--against', 'big-mony'],
    'There is no strategy or file "big-mony". Do you mean "big-money"?',
  ],
  [['gauntlet', '--kingdoms', '0'], '--kingdoms is a whole number from 1 to 1,000, not "0".'],
  [
    ['gauntlet', '--kingdoms', '2', '--kingdom', 'First Game'],
    '--kingdoms is for random kingdoms, not for a named one.',
  ],
  [['gauntlet', '--kingdom', nine], '--kingdom: a kingdom has 10 different piles, this one has 9.'],
  [['gauntlet', 'smithy'], 'Unused arguments: "smithy". Try "provincia --help".'],
  [
    ['gauntlet', '--player', 'smithy', '--level', 'easy'],
    '--player and --level cannot be used together: choose one.',
  ],
  [
    ['play', '--against', 'smithy', '--level', 'easy'],
    '--against and --level cannot be used together: choose one.',
  ],
  [
    ['sim', 'smithy', 'smithy', '--move-time', '0'],
    '--move-time is a number of seconds, greater than 0 and at most 3,600, not "0".',
  ],
  [['check-bot'], 'Name a program, as in "provincia check-bot ./my-bot.py".'],
  [['check-bot', 'no-bot.py'], 'There is no file "no-bot.py".'],
  [
    ['check-bot', 'README.md'],
    '"README.md" is not a program: neither executable, nor a file such as my-bot.py or my-bot.js. docs/bot-protocol.md says what is expected.',
  ],
  [['nemesis'], 'nemesis takes a kingdom: its name, or ten cards separated by commas.'],
  [['nemesis', nine], 'nemesis: a kingdom has 10 different piles, this one has 9.'],
  [
    ['nemesis', 'first gam'],
    'There is no printed kingdom "first gam". Do you mean "first-game" or "First Game"?',
  ],
  [
    ['nemesis', 'random', '--level', 'smithy'],
    'There is no level "smithy": --level is easy, normal, advanced, or hard.',
  ],
  [
    ['nemesis', 'random', '--minutes', '0'],
    '--minutes is a number greater than 0 and at most 1,440, not "0".',
  ],
  [
    ['nemesis', 'random', '--minutes', 'ten'],
    '--minutes is a number greater than 0 and at most 1,440, not "ten".',
  ],
  [['nemesis', 'random', '--games', '0'], '--games is a whole number from 1 to 100,000,000, not "0".'],
  [
    ['nemesis', 'random', '--save', 'no/such/place'],
    '--save: the file "no/such/place" cannot be written: there is no such folder.',
  ],
  [['plan'], 'plan takes a kingdom: its name, or ten cards separated by commas.'],
  [['plan', `${nine},wich`], 'plan: there is no card "wich". Do you mean "witch"?'],
  [['plan', nine], 'plan: a kingdom has 10 different piles, this one has 9.'],
  [['plan', 'First Game', '--players', '1'], '--players is a whole number from 2 to 6, not "1".'],
  [
    ['kingdom', 'first gam'],
    'There is no printed kingdom "first gam". Do you mean "first-game" or "First Game"?',
  ],
  [['kingdom', '--count', '0'], '--count is a whole number from 1 to 10,000, not "0".'],
  [['kingdom', 'first game', '--need', 'village'], '--need is for drawing a kingdom, not for printed ones.'],
  [['stats'], 'stats takes files of exported games, or - for standard input.'],
  [['stats', 'none.ndjson'], 'There is no file "none.ndjson".'],
  [['stats', '.'], 'The file "." cannot be read (EISDIR).'],
  [['stats', 'none.ndjson', '--card', 'wich'], 'There is no card "wich". Do you mean "Witch"?'],
  [['stats', 'none.ndjson', '--players', '7'], '--players is a whole number from 2 to 6, not "7".'],
  [['stats', 'none.ndjson', '--min', '0'], '--min is a whole number from 1 to 1,000,000, not "0".'],
  [['replay'], 'This command is incomplete: it is "replay <game>". Try "provincia --help".'],
  [['replay', 'nonsense', '--explain'], '--explain needs a position: choose one with --step.'],
  [['replay', 'nonsense'], '"nonsense" is neither a file nor a packed game, or part of it is missing.'],
])('%j: %s', async (args, sentence) => {
  expect(await run(...args)).toEqual({ status: 2, out: '', err: `provincia: ${sentence}\n` });
});
