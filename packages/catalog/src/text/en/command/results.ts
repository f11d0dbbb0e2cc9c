import type { WordsLike, WordTable } from '../../word-table.ts';

/** What comes of games that are played by programs: sim, tournament, gauntlet, nemesis, plan; and kingdoms. */
export const results = {
  level: 'Level {level}',
  against: '{name} against {others}',
  run: '{games, plural, one {# game} other {# games}}, seats {seating, select, alternate {alternate} fixed {fixed} other {random}}, seed {seed}',
  kingdom: 'Kingdom:',
  progress: 'games: {done} of {all}, {time} left',
  stopped:
    'Stopped. These are the results of the first {games, number} of {all, plural, one {# game} other {# games}}.',
  stoppedAfter: 'Stopped after {games, number} of {all, plural, one {# game} other {# games}}.',
  speed:
    '{games, plural, one {# game} other {# games}} in {seconds} s; {speed, plural, one {# game} other {# games}} per second.',
  // Heads of tables
  byPlayer: 'by player',
  bySeat: 'by seat',
  seat: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} seat',
  wins: 'wins %',
  ties: 'ties %',
  losses: 'losses %',
  points: 'points',
  turns: 'turns',
  interval: '{confidence} interval',
  endings:
    'Games ended: {provinces} with the last Province{colonies, select, yes { or Colony} other {}}, {piles} with empty piles{broken, select, yes {, {stopped} were stopped after {turns, number} turns} other {}}.',
  // A tournament
  tournament:
    '{strategies} strategies, {pairs, plural, one {# pair} other {# pairs}}, {games, plural, one {# game} other {# games}} each, seats {seating, select, alternate {alternate} fixed {fixed} other {random}}, seed {seed}',
  rating: 'rating',
  pairs: 'Games won against each other, in percent; a shared victory counts as half:',
  tooWide: 'The table of all pairs is too wide; --json has it.',
  // The gauntlet
  bestStrategy: 'the best strategy for each kingdom',
  gauntlet:
    '{kingdoms, plural, one {# kingdom} other {# kingdoms}}, {games, plural, one {# game} other {# games}} each, seats alternate, seed {seed}',
  choosing: 'Stopped while the opponents were being chosen: {name} has not played yet.',
  missingIn: '{name} does not find all it would buy ({cards}) in {count} of {all} kingdoms.',
  won: 'won %',
  lost: 'lost %',
  tied: 'tied %',
  decided: 'of decided %',
  overall: 'overall',
  share: 'Won {share} of the decided games ({confidence} interval {low} to {high}).',
  noShare: 'No game was decided.',
  held: 'Won at least half of them on {held} of {kingdoms, plural, one {# kingdom} other {# kingdoms}}.',
  time: '{games, plural, one {# game} other {# games}} in {seconds} s.',
  // A nemesis
  nemesis: 'Searching for the strategy that does best against {name}',
  nemesisRun:
    '{minutes, plural, one {# minute} other {# minutes}}, then {games, plural, one {# game} other {# games}} to measure it, seats alternate, seed {seed}',
  nemesisCounted:
    '{hunts, plural, one {# search} other {# searches}} of {minutes, plural, one {# minute} other {# minutes}} at the speed of a usual machine, then {games, plural, one {# game} other {# games}} to measure the strategy, seats alternate, seed {seed}',
  searching: 'searching, {time} left',
  searches: 'searches: {done} of {all}, {time} left',
  searchStopped: 'Stopped before a strategy was chosen: nothing has been measured against {name}.',
  nemesisShare:
    'Won {share} of the decided games against {name} ({confidence} interval {low} to {high}); {name} won {other}.',
  nemesisTime:
    '{games, plural, one {# game} other {# games}} at full thought after {searched, plural, one {# game} other {# games}} of searching, in {seconds} s.',
  // A plan
  repertoire:
    'Plans worth knowing here: how often to play each, and its results against all of them in their order',
  found:
    'Found in {games, plural, one {# game} other {# games}} of {players, plural, one {# player} other {# players}}, in {seconds} s.',
  // Kingdoms
  sameAgain: 'To get the same again: {option}',
  playable: 'Playable: {count}',
  unavailable: 'With cards not available here: {count}',
  notPlayable: 'Cannot be played here: it needs {sets}.',
} satisfies WordTable;

export type Results = WordsLike<typeof results>;
