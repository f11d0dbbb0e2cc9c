import type { WordsLike, WordTable } from '../../word-table.ts';

/** Why a command line or a file cannot be used: a sentence for every code. `option` is the option as it is typed. */
export const problem = {
  // What is typed
  'no-command': 'There is no command "{name}".',
  'try-help': 'Try "provincia --help".',
  'words-missing': 'This command is incomplete: it is "{synopsis}".',
  'unknown-option': 'Unknown option "{option}".',
  'value-missing': 'Option "{option}" needs a value.',
  'takes-no-value': 'Option "{option}" takes no value.',
  'option-twice': '{option} is given more than once.',
  'unused-words': 'Unused arguments: {words}.',
  options: 'Options: {options}.',
  'no-options': 'There are no options.',
  'whole-number': '{option} is a whole number from {min, number} to {max, number}, not "{typed}".',
  'did-you-mean': 'Do you mean {names}?',
  lang: '--lang is {languages}, not "{typed}".',
  seed: '--seed is up to {digits} hexadecimal digits (0-9, a-f), not "{typed}".',
  minutes: '--minutes is a number greater than 0 and at most {most, number}, not "{typed}".',
  // Players and games
  'no-level': 'There is no level "{name}": --level is {levels}.',
  seats: '--seats is {seatings}, not "{typed}".',
  colonies: '--colonies is {ways}, not "{typed}".',
  'sim-players': 'sim takes 2 to {most} strategies, not {count}.',
  'tournament-players': 'A tournament needs at least two strategies.',
  'no-strategy': 'There is no strategy or file "{name}".',
  'list-strategies': '"provincia sim --help" lists the strategies.',
  /** Where something is wrong in a strategy, and what. */
  strategy: '{place}: {mistake}',
  // Programs
  'no-typescript':
    'This Node.js ({version}) does not run TypeScript by itself: compile "{name}", or say in quotes what runs it, as in "npx tsx {name}".',
  'program-ended': 'The program "{name}" ended ({detail}) before it said hello.',
  'program-silent': 'The program "{name}" did not say hello within {detail} ms.',
  'program-nonsense': 'The program "{name}" wrote something else than hello: {detail}',
  'program-version':
    'The program "{name}" speaks version {detail} of the protocol, but this command speaks version {ours}.',
  'program-stderr': 'Its last line on stderr: {last}',
  'see-protocol': 'docs/bot-protocol.md says what is expected.',
  'program-needed': 'Name a program, as in "provincia check-bot ./my-bot.py".',
  'no-program': '"{name}" is not a program: neither executable, nor a file such as my-bot.py or my-bot.js.',
  'host-seats': 'seats is a list of 2 to {most} players: "you", and strategies or levels for the others.',
  'host-colonies': 'colonies is true or false.',
  'host-program': '"{name}" is a program: host plays with strategies and levels only.',
  'move-time':
    '--move-time is a number of seconds, greater than 0 and at most {most, number}, not "{typed}".',
  'one-of-two': '{one} and {other} cannot be used together: choose one.',
  // Files
  'no-file': 'There is no file "{name}".',
  'is-folder': '"{name}" is a folder, not a strategy file.',
  'file-unreadable': 'The file "{name}" cannot be read ({reason}).',
  'file-unwritable': '{option}: the file "{name}" cannot be written ({reason}).',
  'no-folder': '{option}: the file "{name}" cannot be written: there is no such folder.',
  // Kingdoms and cards
  'no-kingdom': 'There is no printed kingdom "{name}".',
  'list-kingdoms': '"provincia kingdom --list" lists all of them.',
  'not-playable': 'The kingdom "{name}" has cards that are not available here.',
  'no-pile': '{option}: there is no card "{name}".',
  'basic-pile': '{option}: "{name}" is in every game anyway and is not one of the ten piles.',
  'brought-pile': '{option}: "{name}" comes with other cards and is not one of the ten piles.',
  'pile-twice': '{option}: "{name}" is there twice.',
  'kingdom-size': '{option}: a kingdom has {most} different piles, this one has {count}.',
  'too-many-piles':
    'Together, {names} need {count} kingdom piles, but a kingdom has {most}: choose one with --kingdom.',
  'kingdom-needed': '{command} takes a kingdom: its name, or ten cards separated by commas.',
  'kingdom-named': '--kingdoms is for random kingdoms, not for a named one.',
  'only-drawn': '{option} is for drawing a kingdom, not for printed ones.',
  'no-card': 'There is no card "{name}".',
  'card-needed': 'Name a card, as in "provincia card moat".',
  // Drawing a kingdom
  'no-set': '{option}: there is no set "{name}".',
  'set-not-chosen': '--editions: {set} is not among the sets of --from.',
  edition: '--editions: {set} takes 1, 2 or both, as in "{set}:2", not "{typed}".',
  'one-edition': '--editions: {set} has only one edition.',
  attacks: '--attacks is a number or a range such as 0-2, not "{typed}".',
  'no-need': '--need: there is no "{name}".',
  'there-are': 'There are {names}.',
  'few-piles': 'There are only {count} kingdom piles in {sets}.',
  'need-unmet': 'There is no pile for "{need}" in {sets}.',
  'few-attacks': 'There are only {count} attacks in {sets}.',
  'none-drawn': 'None of {draws, number} kingdoms drawn was like that: ask for less.',
  // Games to read again
  'explain-where': '--explain needs a position: choose one with --step.',
  'game-of-file': '--game picks a game of a file, but there is no file "{name}".',
  'no-games': 'The file "{name}" has no games.',
  'not-a-game': '"{name}" is neither a file nor a packed game, or part of it is missing.',
  'newer-rules':
    'The packed game is of version {version} of the rules, but this program plays versions up to {ours}. Update it.',
  'retired-rules':
    'The packed game is of version {version} of the rules, which this program no longer plays. Use a release that does.',
  'damaged-setup': 'The packed game is damaged: its beginning is not valid ({part}).',
  'damaged-answer': 'The packed game is damaged: "{answer}" does not answer what is asked at step {step}.',
  'goes-on': 'The packed game is damaged: it goes on at step {step}, when the game is over.',
  // Exported games
  'stats-files': 'stats takes files of exported games, or - for standard input.',
  'in-line': '{name}, line {line}:',
  'line-no-json': 'This is not a JSON object.',
  'line-lacks': 'This is not an exported game: "{field}" is missing or not what it should be.',
  'line-too-long': 'This line is too long for a game.',
  'ends-early': 'The answers end before the game is over, and nobody gave up.',
  'result-differs': 'The answers lead to another result than the line says.',
  // Who moderates a server
  'admin-order': 'admin takes "grant NAME moderator", "revoke NAME moderator" or "list".',
  'no-member': 'There is no registered player "{name}".',
  'no-database': 'There is no database in {folder}: set DATA_DIR or DATABASE_URL as for the server.',
  'server-failed': 'The database of the server cannot be opened: {reason}',
  // Workers
  'database-needed':
    '{what} needs a PostgreSQL: set --database or DATABASE_URL, as in postgres://user:password@host/name.',
  'database-address': '--database is an address such as postgres://user:password@host/name, not "{typed}".',
  'database-unused': '--database is for --workers.',
  database: 'The database at {address} cannot be used: {reason}',
  'threads-of-workers': '--threads is for this machine: with --workers, every worker has its own.',
  'worker-name': '--name has at most {most} characters, not {count}.',
  'deadly-piece':
    'A part of this run has ended {workers, number} workers, one after the other: it is not tried again.',
  'cannot-travel': '{name} runs on this machine only: leave out --workers.',
  'hunts-counted': '--hunts is for searches that are counted: add --counted.',
} satisfies WordTable;

export type Problem = WordsLike<typeof problem>;
