import { type PlanBook, printed } from '@provincia/bots';
import { languages, planName, turnText } from '@provincia/catalog';
import { loadCommandTranslation } from '@provincia/catalog/command';
import { type Coach, cares, coachFor, type Review, type Reviewer } from '@provincia/coach';
import { describe, expect, test } from 'vitest';
import { kingdomOption } from '../input/kingdom.ts';
import { styleFor, widthOf } from '../play/style.ts';
import { spectator } from '../replay/spectator.ts';
import { cutAfter } from '../replay/testing.ts';
import type { KeptGame } from '../sim/recorded-arena.ts';
import { playRun } from '../sim/run.ts';
import { matchOf, runOf } from '../sim/testing.ts';
import { english, run } from '../testing.ts';
import { searchNote } from './command.ts';
import { headLines, reviewLines } from './lines.ts';
import { type Transcript, transcriptOf } from './transcript.ts';
import { reviewWatched } from './watched.ts';

/** Of a printed kingdom the plans of two players are known: nobody has to look for them. */
const kingdom = kingdomOption('First Game');
const style = styleFor(false, 80, english);
const WIDTH = 80;

async function gameOf(...names: readonly string[]): Promise<KeptGame> {
  const { matches } = await playRun(runOf(matchOf(names, { kingdom, seating: 'fixed' }), 1, { keep: 1 }));
  return matches[0].kept[0];
}

/** The plans that are known for two will do for more: nobody has to look for others. */
const book: PlanBook = {
  get: (key) => printed[key.replace(/^(\w+) \d /, '$1 2 ')],
  set: () => {},
};

/** Somebody who looks at games for a moment only. */
function hasty(players: number): Coach {
  return coachFor(book, kingdom, players, { answers: 1500, fewestDeals: 10, deals: 40, closely: 200 });
}

function reviewerOf({ played }: Transcript, coach: Coach): Reviewer {
  const begun = coach.review(played);
  if (!begun.ok) throw new Error(begun.problem.message);
  return begun.value;
}

async function reviewOf(transcript: Transcript): Promise<Review> {
  const reviewer = reviewerOf(transcript, hasty(transcript.played.setup.players));
  expect(await reviewWatched(reviewer, transcript.played.answers.length, english)).toBe(true);
  return reviewer.review;
}

const kept = await gameOf('smithy', 'easy');

describe('a whole game', async () => {
  const transcript = transcriptOf(kept);
  const reader = spectator(kept.names, 2, english);
  const review = await reviewOf(transcript);
  const lines = reviewLines(review, transcript, reader, style, false);
  const text = lines.join('\n');

  test('is named, with its kingdom and its end', () => {
    expect(headLines(transcript, reader, style)).toEqual([
      'Big Money with a Smithy against Level easy',
      'Kingdom: Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy,',
      'Village, Workshop',
      expect.stringMatching(/^The game is over: (Big Money with a Smithy|Level easy) wins\.$/),
    ]);
  });

  test('has accuracy, losses and marks of both in a table', () => {
    const marked = (seat: number) =>
      ['blunder', 'mistake', 'inaccuracy'].map(
        (mark) => review.decisions.filter((one) => one.seat === seat && one.mark === mark).length,
      );
    expect(text).toMatch(/^ +accuracy +mean loss +answers +\?\? +\? +\?!$/m);
    expect(text).toContain('\n?? Blunder, ? Mistake, ?! Inaccuracy\n');
    for (const [seat, name] of reader.names.entries()) {
      const { accuracy, decisions } = review.players[seat];
      const figures = [Math.round(accuracy ?? 0), '\\d+\\.\\d', decisions, ...marked(seat)].join(' +');
      expect(text).toMatch(new RegExp(`^${name} +${figures}$`, 'm'));
    }
  });

  test('says what became of the chances, and whether it was luck', () => {
    expect(text.replaceAll(/\n +/g, ' ')).toMatch(
      /Level easy: \d+% at the start, (0|−\d+) by their own answers, (0|\+\d+) by those of others, (0|[+−]\d+) by luck \(±\d+\): (0|100)% at the end\. Skill (0|−\d+), luck (0|[+−]\d+): [a-zA-Z ]+\.\n/,
    );
  });

  test('has a line with a bar for every turn', () => {
    const bars = lines.filter((line) => /^\d+ +[█░] +█*░* /.test(line));
    expect(bars.length).toBe(review.turns.length);
    for (const [i, { chances }] of review.turns.entries()) {
      const [, bar] = /^\d+ +[█░] {2}([█░]+) /.exec(bars[i]) ?? [];
      const share = bar.replaceAll('░', '').length / bar.length;
      expect(Math.abs(share - chances[0])).toBeLessThanOrEqual(0.5 / bar.length + 1e-9);
      expect(bars[i]).toContain(` ${Math.round(chances[0] * 100)}%`);
    }
  });

  test('has every answer that cost something, with a better one, the loss and the reason', () => {
    const wrong = review.decisions.filter(({ mark }) => mark !== 'fine');
    expect(wrong.length).toBeGreaterThan(1);
    const flat = text.replaceAll(/\n {2,}/g, ' ');
    for (const { index, given, better } of wrong) {
      const chance = (share = 0) => `${Math.round(share * 100)}% \\(±\\d+ in \\d+ games\\)`;
      expect(flat).toMatch(
        new RegExp(
          `^\\?[?! ] .+: ${chance(given.chance)}, step ${index} Better: .+, ${chance(better?.chance)}\\. It cost \\d+ ±\\d+ percentage points\\. [A-Z].+\\.$`,
          'm',
        ),
      );
    }
    expect(text.match(/, step \d+$/gm)).toHaveLength(wrong.length);
  });

  test('tells actions and buys apart above the answers of a turn', () => {
    const wrong = review.decisions.filter(({ mark }) => mark !== 'fine');
    const turns = review.turns.filter(({ seat, turn }) =>
      wrong.some((one) => one.seat === seat && one.turn === turn),
    );
    const heads = text.match(/^── .+, turn \d+ \(step \d+\) ─+\n {3}.+\.$/gm);
    expect(heads?.map((head) => head.split('\n')[1].trim())).toEqual(
      turns.map((turn) => `${turnText(english, turn)}.`),
    );
  });

  test('says what wins in the kingdom, with the shares of the plans and what they get', () => {
    const told = lines.slice(
      lines.indexOf('What wins in this kingdom'),
      lines.indexOf('What the players got'),
    );
    expect(told.join(' ')).toMatch(/Percent of \d+ games that a plan wins .+ \(±\d+\)\./);
    expect(told).toContainEqual(expect.stringMatching(/^ +1 +2 +3 +Big Money$/));
    const { best } = review.ways;
    expect(best).toHaveLength(3);
    const row = `^1 {2}${planName(english, best[0].plan)} +– +\\d+% +\\d+% +\\d+%$`;
    expect(told).toContainEqual(expect.stringMatching(new RegExp(row)));
    for (const { gets } of best) {
      const isOften = gets[0].count > 1;
      const first = new RegExp(
        `^ {3}from turn ${gets[0].turn}: [A-Z]\\w+${isOften ? ` ×${gets[0].count}` : ''}[,;]`,
      );
      expect(told).toContainEqual(expect.stringMatching(first));
    }
    expect(told.join(' ')).not.toContain('even share');
  });

  test('has what each player got beside it', () => {
    const told = lines.slice(lines.indexOf('What the players got')).join('\n');
    expect(told).toMatch(/^Big Money with a Smithy\n {3}from turn [12]: S.+ Province ×\d/ms);
    expect(told).toMatch(/\n\nLevel easy\n {3}from turn 1: /);
  });

  test('shows all decisions if all are wanted', () => {
    const all = reviewLines(review, transcript, reader, style, true).join('\n');
    expect(all.match(/, step \d+$/gm)).toHaveLength(review.decisions.length);
  });

  test('says so if no answer was bad', () => {
    const decisions = review.decisions.filter(({ mark }) => mark === 'fine');
    const good = reviewLines({ ...review, decisions }, transcript, reader, style, false);
    expect(good).toContain('No answer cost enough to be marked.');
  });

  test('names who answered in the turn of somebody else, and all that is bought', () => {
    const [turn] = review.turns;
    const bought = transcript.decisions.find(({ choices }) =>
      choices.some(({ label }) => label === 'buy silver'),
    );
    const index = bought?.index ?? -1;
    const line = { picks: ['buy silver'], more: ['copper', 'copper', 'moat'], chance: 0.5, games: 100 };
    const [decision] = review.decisions;
    const other = { ...decision, index, seat: 1 - turn.seat, given: line, better: null };
    const one = { ...review, turns: [turn], decisions: [other] };
    expect(reviewLines(one, transcript, reader, style, true)).toContain(
      `   Level easy: Buy Silver, then Copper ×2, Moat: 50% (±5 in 100 games), step ${index}`,
    );
  });

  test.each(languages)('fits into the terminal in %s', async (language) => {
    const words = await loadCommandTranslation(language);
    const spoken = styleFor(false, WIDTH, words);
    const shown = reviewLines(review, transcript, spectator(kept.names, 2, words), spoken, true);
    expect(shown.filter((line) => widthOf(line) > WIDTH)).toEqual([]);
    expect(shown.join('\n')).not.toMatch(/undefined|NaN|\[object|(command|coach|ui)\.[a-z]/);
  });
});

test('six players are reviewed, each with a part of the bars', async () => {
  const six = cutAfter(await gameOf('smithy', 'easy', 'big-money', 'easy', 'smithy', 'big-money'), 12);
  const transcript = transcriptOf(six);
  const review = await reviewOf(transcript);
  const reader = spectator(six.names, 6, english);
  const lines = reviewLines(review, transcript, reader, style, true);
  expect(new Set(review.turns.map(({ seat }) => seat)).size).toBe(6);
  expect(lines.filter((line) => widthOf(line) > WIDTH)).toEqual([]);
  expect(lines.join('\n')).toMatch(/^1 +█ {2}█+░+▓+▒+▪+·+( +\d+%){6} /m);
  expect(lines.join('\n')).toContain('· Big Money (2)');
  expect(lines.join(' ')).toContain('With 6 players, 17% is an even share.');
});

test('whoever presses Ctrl-C gets what has been reviewed', async () => {
  const { played } = transcriptOf(kept);
  const reviewer = reviewerOf(transcriptOf(kept), hasty(2));
  const before = process.listenerCount('SIGINT');
  const watched = reviewWatched(reviewer, played.answers.length, english);
  process.emit('SIGINT');
  expect(await watched).toBe(false);
  expect(process.listenerCount('SIGINT')).toBe(before);
  expect(reviewer.review.progress).toBeGreaterThan(0);
  expect(reviewer.review.progress).toBeLessThan(1);
});

describe('the command', () => {
  const start = cutAfter(kept, 4).packed;

  test('reviews a game that was cut as far as it goes, and says so', async () => {
    const { status, out, err } = await run('review', start, '--all');
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('\nThe game was not finished: it is reviewed as far as it goes.\n');
    expect(out).toMatch(/^Player 1: \d+% at the start[^:]*: \d+% now\.$/m);
    expect(out).toMatch(/^1 +█ /m);
  });

  test('prints the review as JSON, the same in every language', async () => {
    const [first, second] = [
      await run('review', start, '--json'),
      await run('review', start, '--json', '--lang', 'de'),
    ];
    expect(first.status).toBe(0);
    expect(second).toEqual(first);
    const reviewer = reviewerOf(
      transcriptOf({ packed: start, names: [] }),
      coachFor(book, kingdom, 2, cares.first),
    );
    await reviewWatched(reviewer, 4, english);
    expect(JSON.parse(first.out)).toEqual(JSON.parse(JSON.stringify(reviewer.review)));
  });

  test('looks more closely if it is asked to', async () => {
    const { packed } = cutAfter(kept, 2);
    const gamesIn = async (...more: string[]) => {
      const { decisions } = JSON.parse((await run('review', packed, '--json', ...more)).out) as Review;
      return decisions.map(({ given }) => given.games);
    };
    for (const games of await gamesIn()) expect([400, 1600]).toContain(games);
    const closer = await gamesIn('--close');
    expect(closer.length).toBeGreaterThan(0);
    for (const games of closer) expect([1600, 6400]).toContain(games);
  });

  test('speaks the language', async () => {
    const { out } = await run('review', cutAfter(kept, 2).packed, '--all', '--lang', 'de');
    expect(out).toContain('Die Partie wurde nicht beendet: Sie wird besprochen, so weit sie geht.');
    expect(out).toMatch(
      /^( {3}|\?[?! ] ).*Kaufen.*: \d+\u00a0% \(±\d+ in [\d.]+ Partien\), Schritt 1$|^( {3}|\?[?! ] ).*kaufen: /m,
    );
  });

  test('has nothing to say of a game without answers', async () => {
    const { status, out } = await run('review', cutAfter(kept, 0).packed);
    expect(status).toBe(0);
    expect(out).toMatch(/ – +0\.0 +0 +0 +0 +0$/m);
    expect(out).toContain('No answer cost enough to be marked.');
    expect(out).toMatch(/What the players got\n\nPlayer 1\n {3}nothing\n/);
  });

  test('says so before it looks for plans, where none are known', () => {
    const { played } = transcriptOf(kept);
    const three = { ...played, setup: { ...played.setup, players: 3 } };
    const nothing: PlanBook = new Map<string, string>();
    expect(searchNote(nothing, played, english)).toBeNull();
    expect(searchNote(book, three, english)).toBeNull();
    expect(searchNote(nothing, three, english)).toBe(
      'Looking for the best plans for this kingdom. The first time, this takes a while.',
    );
  });

  test.each([
    [
      'what is no game',
      'nonsense',
      '"nonsense" is neither a file nor a packed game, or part of it is missing.',
    ],
    [
      'a game of other rules',
      kept.packed.replace(/^\d+/, '999'),
      'The packed game is of version 999 of the rules, but this program plays versions up to 2. Update it.',
    ],
    [
      'an unknown card',
      kept.packed.replace('smithy', 'smythe'),
      'review: there is no card "smythe". Do you mean "smithy"?',
    ],
    [
      'a broken answer',
      kept.packed.replace('buy_smithy', 'buy_witch'),
      /^The packed game is damaged: "buy witch" does not answer what is asked at step \d+\.$/,
    ],
    [
      'an answer too many',
      `${kept.packed}0`,
      /^The packed game is damaged: it goes on at step \d+, when the game is over\.$/,
    ],
  ])('refuses %s before anything is printed', async (_, game, sentence) => {
    const { status, out, err } = await run('review', game);
    expect([status, out]).toEqual([2, '']);
    expect(err.replace(/^provincia: (.*)\n$/, '$1')).toMatch(sentence);
  });
});
