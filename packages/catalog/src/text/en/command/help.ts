import type { WordsLike, WordTable } from '../../word-table.ts';

/** What `--help` says. Commands, options and their values are the same in every language. */
export const help = {
  usage: 'Usage',
  commands: 'Commands',
  options: 'Options',
  examples: 'Examples',
  allExamples: 'Examples (each command lists all its options with --help)',
  strategies: 'Strategies',
  programs: 'Programs',
  messages: 'Messages',
  kingdoms: 'Kingdoms',
  statuses: 'Exit status',
  needs: 'Needs',
  result: 'Result',
  about: {
    sim: 'Play strategies against each other many times and compare them',
    tournament: 'Have all strategies play each other, and rate them',
    gauntlet: 'Measure a level against the best strategy on many kingdoms',
    calibrate: 'Compare the chances that a level states with its results',
    nemesis: 'Search for the strategy that does best against a level, and measure it',
    plan: 'Find a good plan for a kingdom',
    kingdom: 'Draw a kingdom at random, or show a printed one',
    card: 'Show a card with its rulings',
    play: 'Play against bots in the terminal',
    replay: 'Show a saved game: a packed game, or one from a file',
    review: 'Review a game: where chances were lost, by answers and by luck',
    stats: 'Count who won in exported games: by cards gained, openings, kingdoms and seats',
    worker: 'Do parts of long runs for other machines that use the same database',
    serve: 'Run a server, for everybody who opens its address in a browser',
    'check-bot': 'Check whether a program plays by the bot protocol',
    host: 'Offer games to a program that starts this command: lines of JSON on stdin and stdout',
    admin: 'Say who moderates a server: it needs its DATA_DIR or DATABASE_URL',
  },
  /** Behind how a command is called. */
  note: {
    tournament: '(without names: all built-in strategies)',
    nemesis: '(a printed kingdom, ten cards: moat,village,..., or random)',
    plan: '(a printed kingdom, or ten cards: moat,village,...)',
    card: '(the name in any language)',
    stats: '(files of exported games, or - for standard input)',
  },
  option: {
    simGames: 'How many games (default: 10000)',
    pairGames: 'How many games each pair plays (default: 1000)',
    kingdomGames: 'How many games on each kingdom (default: 200)',
    trialGames: 'How many games against each opponent on each kingdom (default: 2)',
    planGames: 'How many games to play in the search (default: 60000)',
    seed: 'Up to 32 hexadecimal digits; the same seed gives the same result (default: a new one)',
    seats: 'alternate: the first player changes every game (default); fixed: in the order given; random',
    colonies:
      'Platinum and Colony: with, without, or rules (default): for kingdoms with some piles of Prosperity the seed decides',
    planColonies:
      'Platinum and Colony: with, without, or rules (default): without them where chance would decide',
    kingdom: 'The name of a printed kingdom, or ten cards: moat,village,...',
    oneKingdom: 'Only this kingdom: the name of a printed one, or ten cards: moat,village,...',
    playKingdom: 'The name of a printed kingdom, or ten cards: moat,village,... (default: First Game)',
    threads: 'How many threads to use (default: one per core)',
    checkSeed: 'Up to 32 hexadecimal digits: other games (default: 1)',
    moveTime: 'How many seconds a program may take for an answer (default: 5)',
    workers: 'Have workers on several machines do it: see provincia worker',
    database: 'The PostgreSQL that the workers use, as postgres://... (default: DATABASE_URL)',
    workerName: 'What it is called (default: the name of the machine and a number)',
    json: 'Print JSON for other programs',
    report: 'Write a page with plots: points and money by turn, buys, ... (in English)',
    save: 'Save the first 100 games, for "{reader}"',
    player: 'Which level to measure: {levels} (default: hard)',
    otherPlayer: 'Measure a strategy or a program instead of a level',
    against: 'best: the winner of a tournament on each kingdom (default); or a level or strategy',
    kingdoms: 'How many kingdoms to draw (default: 50)',
    trialKingdoms: 'How many kingdoms to draw (default: 100)',
    byCoach: 'Compare the chances that the coach states for the seats of that level',
    plot: 'Draw the table of all games as a picture (SVG)',
    prey: 'Which level to beat: {levels} (default: hard)',
    minutes: 'About how many minutes it takes in all (default: 10)',
    counted:
      'Count games instead of minutes: the same seed finds the same strategy on any machine (--workers implies it)',
    hunts: 'How many searches, if they are counted (default: 8)',
    finalGames: 'How many games measure the strategy in the end (default: 200)',
    searchSeed: 'Up to 32 hexadecimal digits: a random kingdom and the deals (default: a new one)',
    saveStrategy: 'Write the strategy to a file, for sim and the other commands',
    players: 'How many players: 2 to 6 (default: 2)',
    playPlayers: 'How many players, including you: 2 to 6 (default: 2)',
    opponents: 'Play against a strategy or a program instead of a level',
    bots: 'How the bots play: {levels} (default: normal)',
    from: 'Sets to draw from (default: {sets})',
    editions: 'Which editions of a set, such as base:2,intrigue:both (default: both)',
    attacks: 'How many attacks, such as 0-2 or 1',
    need: 'What it must include, such as village,trasher',
    count: 'How many kingdoms (default: 1)',
    list: 'List all printed kingdoms',
    game: 'Which game of the file (default: 1)',
    step: 'Show the position at this step instead of the log',
    explain: 'Show what level hard would do there, and why',
    allDecisions: 'Show all decisions, not only those that cost something',
    close: 'Look more closely; takes several times as long',
    withCard: 'Only games with this card (the name in any language)',
    ofPlayers: 'Only games of so many players: 2 to 6',
    min: 'Leave out what fewer players did (default: 30)',
    port: 'The port to listen at (default: 3000)',
    host: 'The address to listen at (default: localhost, for this machine only)',
    data: 'The folder for the database, unless DATABASE_URL names one (default: data)',
    lang: 'en, es, pt or de (default: by LC_ALL, LC_MESSAGES or LANG)',
    version: 'Show the version',
    help: 'Show this help',
  },
  /** What a kingdom can be asked to have. */
  need: {
    village: 'a card that gives at least two actions',
    trasher: 'a card that trashes unwanted cards',
    draw: 'a card that draws at least two cards',
    buy: 'a card that gives another buy',
    gainer: 'a card that gains a card of your choice',
    remodeler: 'a card that replaces a card with another',
    curser: 'a card that hands out Curses',
    looter: 'a card that hands out Ruins',
    attack: 'a card that attacks',
    thief: 'a card that trashes cards of the others',
    discarder: 'a card that makes others discard',
    reaction: 'a card that is a reaction',
    duration: 'a card that also does something next turn',
    treasure: 'a card that is a treasure',
    'alt-victory': 'a card that is worth points, apart from Estates, Duchies and Provinces',
  },
  strategy: {
    what: 'A strategy is a built-in one (by name), a level ({levels}; levels adapt to the kingdom), or a file like this:',
    buy: 'buys the first line that applies and is affordable; repeats while buys are left',
    play: 'optional: these actions first; the bot decides the rest',
    conditions:
      'Conditions compare ({compare}) and join with and, or, not and parentheses; numbers combine with + - *. You can use own(card), in-hand(card), in-play(card), their(card) (of the other player who has most), supply(card), money (the coins in your whole deck), cards, hand, their-money, their-cards, their-hand, coins, buys, actions, turn, players, lead (points ahead of the best other player), provinces-left, colonies-left, empty-piles and piles-to-end. The lists gain (what to gain when a card offers a choice), trash (which of your cards to trash) and play have lines like those of buy, and "when: CONDITION" with "then: [lines]" is a condition for several lines.',
    builtIn: 'Built-in strategies:',
  },
  kingdomsBody:
    '--kingdom takes the name of a printed kingdom ("first-game", "Verzerrte Größen"; to see them all: provincia kingdom --list) or ten cards separated by commas (moat,throne-room,...), in any language. Without it, the kingdom has the cards that the strategies name, filled up with simple ones.',
  statusesBody:
    '0: success. 2: an error in the command or in a file; one line on stderr says what is wrong. 130: stopped by Ctrl-C; the results so far are still printed.',
  programsBody:
    'A program in any language plays where a strategy does: an executable file, a file such as my-bot.py or my-bot.js, or several words in quotes ("python3 my-bot.py --deep"). It reads and writes lines of JSON; docs/bot-protocol.md describes them. A crash, a line that is no message, a wrong answer or one that comes too late loses the game, and is counted below the results; --json has it as programs: {shape}. --threads is the number of its processes.',
  checkResult:
    'Starts the program, plays whole games with it, puts every kind of question to it, and looks at how it behaves otherwise. A sentence for each check says what is right, or what to change. Exit status: 0 if it passes all of them, 1 if not.',
  checkJson: '--json prints one object: {shape}',
  hostBody:
    'For programs that start games themselves, such as learning ones: it leads games for whoever started it, in which one or both seats are theirs, until its input ends. Each line is a JSON object: hello, start, answer, stop, quit. docs/bot-protocol.md describes them, and examples/gym has an environment in Python.',
  simResult:
    'Wins, ties and losses with {confidence} intervals (Wilson), average points and turns by strategy and by seat. A win is a sole victory, a tie a shared one, anything else a loss. The first seat has the first turn. The same seed gives the same result, with any number of threads.',
  tournamentResult:
    'Bradley-Terry ratings on the Elo scale, with {confidence} intervals: the average is 1500, and a lead of 400 points means ten wins for every loss. Without --kingdom, each pair plays with the cards that these two name.',
  gauntletResult:
    'The kingdoms are drawn from all sets: "provincia kingdom --seed S --count N" shows the same ones. On each kingdom, all built-in strategies whose cards it has play each other, and the level plays the winner. The result is the share of decided games won, without shared victories; its {confidence} interval (Wilson) applies to these kingdoms, not to others. The same seed gives the same kingdoms, opponents and games.',
  calibrateResult:
    'The level plays itself, level normal, and built-in strategies whose cards the kingdom has, a random one each game. At its first decision in a turn for which it states a chance to win, the chance is noted, with the result of that game: 1, 0, or half for a shared victory. The tables compare the two in steps of ten points. The Brier score is the mean square of the differences: 0 is perfect, and always saying half gives 0.25.',
  simJson: '--json prints one object, with counts of games and averages: {shape}',
  gauntletJson:
    '--json prints one object: {shape}; held is the number of kingdoms where the share was at least half.',
  calibrateJson: '--json prints one object, with shares from 0 to 1: {shape}',
  nemesisResult:
    'How far the level can be exploited on this kingdom. Strategies are varied and compared in games against the plans of the level, then against the level itself with little thought; the best few play against it at full thought. The one that is left plays the last games, with deals by which nothing was chosen: they give its share of the decided games, with a {confidence} interval (Wilson), and the share of the level. Each thread searches on its own. The time includes the last games as far as it can be foreseen how long they take, and getting to know the kingdom if the level has not seen it on this machine. As the search goes by the clock, the same seed gives the same deals, but not always the same strategy. With --counted or --workers, minutes are counted in games, at the speed of a usual machine: then it gives the same strategy on any machine.',
  nemesisJson:
    '--json prints one object: {shape}; strategy is the text of a file, searched the number of games in the search.',
  reviewResult:
    'The chance of each player at the beginning of every turn, and for each decision the answer beside the best one that was found. Chances are shares of games imagined from what the player could know, with their standard errors. An answer that costs 4 percentage points is an inaccuracy (?!), 8 a mistake (?), 15 a blunder (??), if that is clear of chance. Skill is what the own answers cost; whatever is not due to answers is luck. Accuracy is 100 without a loss and halves with every 1.5 points that a decision costs on the average. At the end are the plans that win in this kingdom and the cards of each player. The steps are those of "{reader}". The first review of a kingdom takes longer: plans are looked for. The same game gives the same review.',
  reviewJson: '--json prints one object, with shares from 0 to 1: {shape}',
  statsResult:
    'Every game is played again from its answers. The shares are of decided games, without shared victories, with {confidence} intervals (Wilson): of the players who gained a card, however it came to them, and of those in the same games who did not; of those who bought the same in their first two turns; of the first seat in each printed kingdom; and of each seat, in the order of their first turns. Who gave up has lost. A line that is not an exported game, or whose answers do not fit, ends the command with a sentence that names it.',
  statsJson:
    '--json prints one object, with shares from 0 to 1: {shape}; printed is null for all other kingdoms together.',
  workerResult:
    'Takes parts of runs with --workers that use the same database, from any machine, and does them in its threads. Only runs of the same version are served: of the program, its strategies and Node.js. A worker that is stopped, or killed, loses nothing: others do what it had not finished. It waits for the next run until it is stopped, and ends with status 0 then.',
} satisfies WordTable;

export type Help = WordsLike<typeof help>;
