import { type Opinion, planKinds } from '@provincia/bots';
import { isPlayable, planName, printedKingdoms } from '@provincia/catalog';
import { loadCommandTranslation } from '@provincia/catalog/command';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Entrant } from '../input/entrant.ts';
import { kingdomOption } from '../input/kingdom.ts';
import type { Reader } from '../play/log.ts';
import { styleFor, widthOf } from '../play/style.ts';
import type { KeptGame } from '../sim/recorded-arena.ts';
import { playRun } from '../sim/run.ts';
import { matchOf, runOf } from '../sim/testing.ts';
import { english, run } from '../testing.ts';
import { adviceLines, beliefsText } from './advice.ts';
import { keptText } from './file.ts';
import { replayLines } from './log.ts';
import { positionLines } from './position.ts';
import { Recording } from './recording.ts';

const style = styleFor(false, 80, english);
const firstGame = kingdomOption('First Game');
const readerOf = ({ names }: KeptGame): Reader => ({ you: null, names, see: (event) => event });

async function gamesOf(players: readonly Entrant[], kingdom: readonly string[], games: number) {
  const match = { ...matchOf([]), players, kingdom };
  const { matches } = await playRun(runOf(match, games, { keep: games }));
  return matches[0];
}

/** Buys one of everything there is, so that every card is played. */
function buyingAll(kingdom: readonly string[], name: string): Entrant {
  const wanted = kingdom.map((id) => `  - ${id}: own(${id}) < 1`).join('\n');
  const text = `name: ${name}\nbuy:\n  - province\n${wanted}\n  - gold\n  - duchy\n  - silver\n`;
  return { name, piles: [...kingdom], text };
}

test('a game of the simulator reads as it went', async () => {
  const { players, kingdom } = matchOf(['smithy', 'big-money']);
  const { kept, tally } = await gamesOf(players, kingdom, 1);
  const lines = replayLines(new Recording(kept[0]), readerOf(kept[0]), style);
  expect(lines[0]).toMatch(/^ {2}Big Money with a Smithy draws .*\b(two|three|four|five) Coppers/);
  expect(lines[1]).toMatch(/^ {2}Big Money draws .*\b(two|three|four|five) Coppers/);
  expect(lines[3]).toMatch(/^── Big Money with a Smithy, turn 1 \(step 0\) ─+$/);
  expect(lines[4]).toMatch(/^ {2}Hand {5}Copper ×\d/);
  expect(lines.join('\n')).toMatch(/Big Money with a Smithy plays a Smithy: .*\+3 cards \(/);
  const points = tally.players[0].points;
  expect(lines.join('\n')).toMatch(new RegExp(`^  Big Money with a Smithy +${points} points`, 'm'));
});

test('games on every printed kingdom can be read, log and positions', async () => {
  for (const { cards } of printedKingdoms.filter(isPlayable)) {
    const { kept } = await gamesOf([buyingAll(cards, 'Ann'), buyingAll(cards, 'Ben')], cards, 1);
    const reader = readerOf(kept[0]);
    const log = replayLines(new Recording(kept[0]), reader, style);
    const recording = new Recording(kept[0]);
    const positions = [...recording.answers.keys()].flatMap((step) => {
      recording.take(step);
      return step % 25 === 0 ? positionLines(recording.game, step + 1, reader, style) : [];
    });
    for (const lines of [new Set(log), new Set(positions)].map((shown) => [...shown])) {
      expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/i);
      // Only whoever is asked is spoken to, in quotes.
      expect(lines.join('\n').replaceAll(/is asked: "[^"]*"/g, '')).not.toMatch(/\byou\b/i);
    }
    expect(log.join('\n')).toContain('Game over');
  }
});

test('the position has everything: the supply, all hands, decks from the top, what is asked', async () => {
  const { players, kingdom } = matchOf(['smithy', 'big-money']);
  const { kept } = await gamesOf(players, kingdom, 1);
  const recording = new Recording(kept[0]);
  const text = positionLines(recording.game, 0, readerOf(kept[0]), style).join('\n');
  expect(text).toMatch(/^── Step 0: Big Money with a Smithy, turn 1, Buy phase/);
  expect(text).toMatch(/Province +8 +8/);
  expect(text.match(/ {2}Hand: /g)).toHaveLength(2);
  expect(text.match(/ {2}Deck, from the top: /g)).toHaveLength(2);
  expect(text).toContain('Big Money with a Smithy is asked: "Buy phase: 0 coins, 1 buy"');
  expect(text).toContain('Choices, 0 to 1 to be picked: Play all treasures');
});

test('a packed game that is damaged is refused', async () => {
  const { players, kingdom } = matchOf(['smithy', 'big-money']);
  const { kept } = await gamesOf(players, kingdom, 1);
  const read = (packed: string) => () => {
    const game = { packed, names: ['a', 'b'] };
    replayLines(new Recording(game), readerOf(game), style);
  };
  const { packed } = kept[0];
  expect(read(packed)).not.toThrow();
  expect(read('nonsense')).toThrow('"nonsense" is neither a file nor a packed game');
  expect(read(packed.replace('smithy', 'smythe'))).toThrow('smythe');
  expect(read(packed.replace('buy_smithy', 'buy_witch'))).toThrow(
    '"buy witch" does not answer what is asked at step 1.',
  );
  expect(read(`${packed}0`)).toThrow(/it goes on at step \d+, when the game is over/);
  expect(read(packed.slice(0, -2))).not.toThrow();
});

test('games are kept a line each', async () => {
  const { players, kingdom } = matchOf(['smithy', 'big-money']);
  const { kept } = await gamesOf(players, kingdom, 3);
  const lines = keptText(kept).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^\S+ Big Money \| Big Money with a Smithy$/);
});

test('a level says what it would answer, as long as something is asked', async () => {
  const { players, kingdom } = matchOf(['smithy', 'big-money']);
  const { kept } = await gamesOf(players, kingdom, 1);
  const recording = new Recording(kept[0]);
  const reader = readerOf(kept[0]);
  // First the treasures, then what to buy for them.
  expect(adviceLines(recording.game, 'easy', reader, style)).toEqual([
    'Level easy would answer: Play all treasures.',
  ]);
  recording.take(0);
  expect(adviceLines(recording.game, 'easy', reader, style).join()).toMatch(
    /^Level easy would answer: Buy [A-Z][A-Za-z ]+\.$/,
  );
  for (const step of recording.answers.keys()) if (step > 0) recording.take(step);
  expect(adviceLines(recording.game, 'easy', reader, style)).toEqual([]);
});

test('what the strongest level would buy is said with its chances', async () => {
  // Thinking ends after so many games, or when it has taken too long: on a clock that stands still it never has.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  const { kept } = await gamesOf(matchOf(['smithy', 'big-money']).players, firstGame, 1);
  const steps = new Recording(kept[0]).answers.length;
  const replay = (...more: string[]) => run('replay', kept[0].packed, '--step', ...more);
  const { out } = await replay('1', '--explain');
  expect(out.startsWith((await replay('1')).out)).toBe(true);
  expect(out).toMatch(
    /\nLevel hard would answer: Buy [A-Z][A-Za-z ]+ \d+%,\s(Buy [A-Z][A-Za-z ]+|nothing) \d+%/,
  );
  expect(await replay(String(steps), '--explain')).toEqual(await replay(String(steps)));
});

const convinced: Opinion = {
  picks: [],
  weighed: [],
  chance: 0.634,
  foresight: null,
  plan: { kind: 'rush', card: 'gardens' },
  rivals: [
    { seat: 1, plan: { kind: 'money', card: 'smithy' }, chance: 0.8 },
    { seat: 2, plan: { kind: 'unknown', card: null }, chance: 0.5 },
  ],
};

test.each([
  [
    'en',
    'Chance to win: 63%. It follows: Gardens rush. It believes that Player 2 follows: Money with Smithy, 80%. It believes that Player 3 follows: Unknown plan, 50%.',
  ],
  [
    'es',
    'Probabilidad de ganar: 63\u00a0%. Su plan: Carrera de Jardines. Cree que Player 2 sigue este plan: Dinero con Herrería, 80\u00a0%. Cree que Player 3 sigue este plan: Plan desconocido, 50\u00a0%.',
  ],
  [
    'pt',
    'Chance de vencer: 63%. Seu plano: Corrida de Jardins. Acredita que Player 2 segue este plano: Big Money com Forja, 80%. Acredita que Player 3 segue este plano: Plano desconhecido, 50%.',
  ],
  [
    'de',
    'Gewinnchance: 63\u00a0%. Ihr Plan: Ansturm auf Gärten. Sie vermutet bei Player 2: Geld mit Schmiede, 80\u00a0%. Sie vermutet bei Player 3: Unbekannter Plan, 50\u00a0%.',
  ],
] as const)(
  'in %s a level says what it expects, its plan, and what it thinks of the others',
  async (language, text) => {
    const reader = readerOf({ packed: '', names: ['Player 1', 'Player 2', 'Player 3'] });
    const spoken = styleFor(false, 80, await loadCommandTranslation(language));
    expect(beliefsText(convinced, reader, spoken)).toBe(text);
    expect(beliefsText({ ...convinced, chance: null, plan: null, rivals: [] }, reader, spoken)).toBe('');
  },
);

test('every kind of plan has a name of its own', () => {
  for (const card of ['smithy', null]) {
    const names = planKinds.map((kind) => planName(english, { kind, card }));
    expect(new Set(names).size).toBe(planKinds.length);
  }
});
