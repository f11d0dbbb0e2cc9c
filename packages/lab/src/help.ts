import { levelNames, shippedStrategies } from '@provincia/bots';
import { needs } from '@provincia/cards';
import type { CommandTranslation, HelpKey } from '@provincia/catalog/command';
import { type Command, synopsisOf } from './commands.ts';
import { setNames } from './kingdom/options.ts';
import { LANG } from './language.ts';
import { flow } from './play/style.ts';
import { confidence } from './text/figures.ts';
import { listOf, playerName } from './text/names.ts';

/** A part of a help text. */
interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

const WIDTH = 100;

/** Reads games that were kept. */
const READER = 'provincia replay';

/** The help of a command, or of the program that has these. */
export function helpFor(about: Command | readonly Command[], words: CommandTranslation): string {
  const sections = 'name' in about ? ofCommand(about, words) : ofProgram(about, words);
  return sections.map(({ title, lines }) => `${title}:\n${lines.join('\n')}`).join('\n\n');
}

/** What every command takes. */
const COMMON = { [LANG]: 'lang', '-h, --help': 'help' } as const;

function ofProgram(commands: readonly Command[], words: CommandTranslation): Section[] {
  const { say } = words;
  const about = commands.map((one) => [synopsisOf(one), say(`command.help.about.${one.name}`)] as const);
  return [
    { title: say('command.help.usage'), lines: typed(['<command> [options]']) },
    { title: say('command.help.commands'), lines: pairs(about) },
    options({ '-v, --version': 'version', ...COMMON }, words),
    { title: say('command.help.allExamples'), lines: typed(examples) },
    strategies(words),
    kingdoms(words),
    statuses(words),
  ];
}

function ofCommand(command: Command, words: CommandTranslation): Section[] {
  const { say } = words;
  return [
    { title: say('command.help.usage'), lines: typed([usageOf(command, words)]) },
    options({ ...command.options, ...COMMON }, words),
    { title: say('command.help.examples'), lines: typed(command.examples) },
    ...sectionsFor(command.name, words),
  ];
}

function usageOf(command: Command, { say }: CommandTranslation): string {
  const usage = command.usage ?? synopsisOf(command);
  const { name } = command;
  if (name !== 'tournament' && name !== 'nemesis' && name !== 'plan' && name !== 'card' && name !== 'stats')
    return usage;
  return `${usage}     ${say(`command.help.note.${name}`)}`;
}

function typed(calls: readonly string[]): string[] {
  return calls.map((call) => `  $ provincia ${call}`);
}

function options(all: Readonly<Record<string, HelpKey<'option'>>>, words: CommandTranslation): Section {
  const values = { levels: levelList(words), sets: setNames.join(','), reader: READER };
  const entries = Object.entries(all).map(
    ([option, key]) => [option, words.say(`command.help.option.${key}`, values)] as const,
  );
  return { title: words.say('command.help.options'), lines: pairs(entries) };
}

function levelList(words: CommandTranslation): string {
  return listOf(words, levelNames, 'or');
}

/** What there is on the left, what it means on the right. */
function pairs(entries: readonly (readonly [what: string, meaning: string])[]): string[] {
  const width = Math.max(...entries.map(([what]) => what.length));
  return entries.map(([what, meaning]) => `  ${what.padEnd(width)}  ${meaning}`);
}

function flowed(text: string): string[] {
  return flow(text.split(' '), ' ', '  ', WIDTH);
}

const COMPARE = '< <= > >= = !=';

function strategies(words: CommandTranslation): Section {
  const { say } = words;
  const names = [...shippedStrategies().keys()];
  const listed = names.map((name, i) => (i < names.length - 1 ? `${name},` : name));
  return {
    title: say('command.help.strategies'),
    lines: [
      ...flowed(say('command.help.strategy.what', { levels: levelList(words) })),
      '',
      `    name: ${playerName(words, 'Big Money with two Witches')}`,
      `    buy:                        # ${say('command.help.strategy.buy')}`,
      '      - province',
      '      - witch: own(witch) < 2',
      '      - gold',
      '      - silver',
      `    play: [witch]               # ${say('command.help.strategy.play')}`,
      '',
      ...flowed(say('command.help.strategy.conditions', { compare: COMPARE })),
      '',
      `  ${say('command.help.strategy.builtIn')}`,
      ...flow(listed, ' ', '    ', WIDTH),
    ],
  };
}

const examples = [
  'sim double-witch big-money --games 100000 --seed 1',
  'sim mine.yaml smithy --seats fixed --kingdom "First Game" --report out.html',
  'sim mine.yaml smithy big-money --threads 1 --json',
  'tournament mine.yaml smithy double-witch big-money',
  'sim ./my-bot.py big-money && provincia check-bot ./my-bot.py',
  'gauntlet --level hard --kingdoms 50 --seed 1',
  'calibrate --level hard --kingdoms 100 --seed 1',
  'nemesis "First Game" --level hard --minutes 10',
  'plan "First Game" > mine.yaml',
  'kingdom --from base,intrigue --editions base:2 --attacks 0-2 --need village,trasher',
  'kingdom --list',
  'play --kingdom "Macabre Parade"',
  'sim smithy big-money --save games.txt && provincia replay games.txt --game 3',
  'review games.txt --game 3 --all',
  'stats games.ndjson --players 2',
];

function kingdoms({ say }: CommandTranslation): Section {
  return { title: say('command.help.kingdoms'), lines: flowed(say('command.help.kingdomsBody')) };
}

function statuses({ say }: CommandTranslation): Section {
  return { title: say('command.help.statuses'), lines: flowed(say('command.help.statusesBody')) };
}

function drawing({ say }: CommandTranslation): Section {
  const entries = needs.map((need) => [need, say(`command.help.need.${need as HelpKey<'need'>}`)] as const);
  return { title: say('command.help.needs'), lines: pairs(entries) };
}

const PROGRAMS_JSON =
  '[{name, games, lost, crash, time, nonsense, answer, start, gone, first: {game, kind, detail, stderr}}]';
const SIM_JSON =
  '{games, gamesPerSecond, players: [{name, wins, ties, losses, points, turns}], seats: [{wins, ties, losses, turns}], endings: {provinces, piles}}';
const CHECK_JSON = '{name, passed, checks: [{check, passed, ..., failure: {kind, detail, stderr, problem}}]}';
const GAUNTLET_JSON =
  '{level, against, seed, games, seconds, wins, ties, losses, share, interval, held, kingdoms: [{cards, opponent, wins, ties, losses, share}]}';

const CALIBRATE_JSON =
  '{level, seed, games, seconds, positions, stated, won, difference, brier, simple: {half, lead}, bins: [{from, to, positions, stated, won, difference, tooFew}], opponents: [{against, positions, ..., bins}]}';
const NEMESIS_JSON =
  '{level, kingdom, seed, strategy, games, wins, ties, losses, share, interval, levelShare, searched, seconds}';
const REVIEW_JSON =
  '{progress, start, turns: [{index, seat, turn, chances, error, lostInActions, lostInPurchases, luck}], decisions: [{index, seat, turn, about, given: {picks, more, chance, games}, better, loss, error, mark, reason, tried}], result, players: [{skill, others, luck, error, decisions, errorRate, accuracy}]}';
const STATS_JSON =
  '{games, decided, cards: [{card, with: {players, won, share, interval}, without: {...}}], openings: [{bought, players, won, share, interval}], kingdoms: [{printed, games, turns, first: {...}}], seats: [{of, place, players, won, share, interval}], leftOut}';

function programs({ say }: CommandTranslation): Section {
  const text = say('command.help.programsBody', { shape: PROGRAMS_JSON });
  return { title: say('command.help.programs'), lines: flowed(text) };
}

/** What comes out, and its shape as JSON. */
function result(text: string, json: string, { say }: CommandTranslation): Section {
  return { title: say('command.help.result'), lines: [...flowed(text), ...flowed(json)] };
}

/** What the help of a command says beside its usage, options and examples. */
function sectionsFor(command: Command['name'], words: CommandTranslation): Section[] {
  const { say } = words;
  const values = { confidence: confidence(words) };
  switch (command) {
    case 'sim': {
      const json = say('command.help.simJson', { shape: SIM_JSON });
      return [
        result(say('command.help.simResult', values), json, words),
        strategies(words),
        programs(words),
        kingdoms(words),
        statuses(words),
      ];
    }
    case 'tournament':
      return [
        result(say('command.help.tournamentResult', values), '', words),
        strategies(words),
        programs(words),
        kingdoms(words),
        statuses(words),
      ];
    case 'gauntlet': {
      const json = say('command.help.gauntletJson', { shape: GAUNTLET_JSON });
      return [
        result(say('command.help.gauntletResult', values), json, words),
        programs(words),
        statuses(words),
      ];
    }
    case 'calibrate': {
      const json = say('command.help.calibrateJson', { shape: CALIBRATE_JSON });
      return [result(say('command.help.calibrateResult'), json, words), statuses(words)];
    }
    case 'nemesis': {
      const json = say('command.help.nemesisJson', { shape: NEMESIS_JSON });
      return [result(say('command.help.nemesisResult', values), json, words), statuses(words)];
    }
    case 'kingdom':
      return [drawing(words)];
    case 'play':
      return [programs(words)];
    case 'check-bot': {
      const json = say('command.help.checkJson', { shape: CHECK_JSON });
      return [result(say('command.help.checkResult'), json, words), programs(words)];
    }
    case 'host':
      return [{ title: say('command.help.messages'), lines: flowed(say('command.help.hostBody')) }];
    case 'review': {
      const json = say('command.help.reviewJson', { shape: REVIEW_JSON });
      return [result(say('command.help.reviewResult', { reader: READER }), json, words), statuses(words)];
    }
    case 'stats': {
      const json = say('command.help.statsJson', { shape: STATS_JSON });
      return [result(say('command.help.statsResult', values), json, words), statuses(words)];
    }
    case 'worker':
      return [result(say('command.help.workerResult'), '', words), statuses(words)];
    default:
      return [];
  }
}
