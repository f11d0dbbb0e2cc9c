import type { AnswersAhead } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { Course } from './course.ts';
import { sightOf } from './sight.ts';
import { answer, asked, begun, problem, untilPlayable, write } from './testing.ts';

const nothing: AnswersAhead = { reactions: [], purchase: null };
const moat = (use: boolean, ...against: string[]): AnswersAhead => ({
  ...nothing,
  reactions: [{ card: 'moat', use, against }],
});
const buying = (cards: string[], otherwise: 'nothing' | 'ask' = 'nothing'): AnswersAhead => ({
  ...nothing,
  purchase: { cards, otherwise },
});

/** By the day; the player in seat 1 has just ended a turn. */
function day(): Course {
  const course = begun({ clock: { days: 1 } });
  while (asked(course) === 0) answer(course, []);
  return course;
}

/** The player in seat 0 has played Militia, and the one in seat 1 has Moats in hand. */
function attacked(left: AnswersAhead | null): Course {
  const course = begun({ clock: { days: 1 } });
  for (let answers = 0; answers < 100 && course.decision?.kind !== 'reaction'; answers++) {
    const { player, choices, min } = course.decision ?? { player: 0, choices: [], min: 0 };
    if (answers === 0) write(course, { kind: 'ahead', seat: 1, answers: left });
    const labels = choices.map(({ label }) => label);
    const wishes = player === 0 ? ['play militia', 'treasures', 'buy militia'] : ['treasures', 'buy moat'];
    const wish = wishes.find((label) => labels.includes(label));
    answer(course, wish === undefined ? labels.slice(0, min) : [wish]);
  }
  expect(course.decision).toMatchObject({ player: 1, kind: 'reaction', source: 'militia' });
  return course;
}

/** Gives what was left in advance, as a server does, as long as there is something. */
function giveAhead(course: Course): string[][] {
  const given: string[][] = [];
  for (let picks = course.answerAhead; picks !== null; picks = course.answerAhead) {
    expect(course.dueAt).toBe(course.askedAt);
    write(course, { kind: 'answer', seat: course.waitsFor as number, picks, ahead: true });
    given.push([...picks]);
  }
  return given;
}

test('a reaction is used, or not, as it was left', () => {
  expect(giveAhead(attacked(moat(true, 'militia')))).toEqual([['moat']]);
  expect(giveAhead(attacked(moat(false, 'militia')))).toEqual([[]]);
});

test('about an attack that was not named, and without a word about the card, its player is asked', () => {
  for (const left of [moat(true, 'witch'), moat(false), nothing, null]) {
    const course = attacked(left);
    expect(course.answerAhead).toBe(null);
    expect(course.dueAt).toBe(course.askedAt + 24 * 3600 * 1000);
  }
});

test('all cards that could react have to be spoken of', () => {
  const course = attacked(moat(true, 'militia'));
  const { decision } = course;
  if (decision === null) throw new Error('nobody is asked');
  const both = { ...decision, choices: [...decision.choices, { ...decision.choices[0], card: 'beggar' }] };
  const answerTo = () =>
    course.ahead.answerTo(both as typeof decision, 1, () => course.game.view(1).toJSON());
  expect(answerTo()).toBe(null);
  const beggar = { card: 'beggar', use: false, against: ['militia'] };
  course.ahead.leave(1, { ...nothing, reactions: [...moat(true, 'militia').reactions, beggar] });
  expect(answerTo()).toEqual(['moat']);
  course.ahead.leave(1, moat(true, 'militia'));
  expect(course.ahead.answerTo({ ...decision, min: 1 }, 1, () => course.game.view(1).toJSON())).toBe(null);
});

test('in a turn without actions treasures are played, and the first of the list is bought that can be paid', () => {
  const course = day();
  write(course, { kind: 'ahead', seat: 0, answers: buying(['province', 'silver', 'copper']) });
  const hand = course.game.view(0).toJSON().own?.hand ?? {};
  expect(hand.copper).toBeGreaterThan(2);
  answer(course, []);
  expect(giveAhead(course)).toEqual([['treasures'], ['buy silver']]);
  expect(asked(course)).toBe(1);
});

test('if nothing of the list can be paid, nothing is bought, or nothing is played', () => {
  const course = day();
  const fork = course.fork();
  write(course, { kind: 'ahead', seat: 0, answers: buying(['province']) });
  answer(course, []);
  expect(giveAhead(course)).toEqual([['treasures'], []]);
  expect(asked(course)).toBe(1);
  write(fork, { kind: 'ahead', seat: 0, answers: buying(['province'], 'ask') });
  answer(fork, []);
  expect([giveAhead(fork), asked(fork)]).toEqual([[], 0]);
});

test('a turn with an action in hand, or in which something was done, is left to its player', () => {
  const course = day();
  untilPlayable(course, 'smithy');
  for (const seat of [0, 1]) course.ahead.leave(seat, buying(['silver']));
  expect(course.answerAhead).toBe(null);
  const begunByHand = day();
  answer(begunByHand, []);
  answer(begunByHand, ['play copper']);
  begunByHand.ahead.leave(0, buying(['silver']));
  expect(begunByHand.answerAhead).toBe(null);
});

test('nothing that ends the game is bought in advance', () => {
  const course = day();
  answer(course, []);
  course.ahead.leave(0, buying(['copper']));
  const { decision } = course;
  if (decision === null) throw new Error('nobody is asked');
  const view = course.game.view(0).toJSON();
  const last = view.supply.map((pile) =>
    pile.card === 'copper' ? { ...pile, endsGame: true as const } : pile,
  );
  expect(course.ahead.answerTo(decision, 0, () => view)).toEqual(['treasures']);
  expect(course.ahead.answerTo(decision, 0, () => ({ ...view, supply: last }))).toBe(null);
});

test('what somebody has undone they answer themselves', () => {
  const course = day();
  write(course, { kind: 'ahead', seat: 0, answers: buying(['copper']) });
  answer(course, []);
  giveAhead(course);
  write(course, { kind: 'ask-undo', seat: 0 });
  write(course, { kind: 'allow-undo', seat: 1 });
  expect([asked(course), course.answerAhead]).toEqual([0, null]);
  answer(course, []);
  answer(course, []);
  expect(giveAhead(course)).toEqual([['treasures'], ['buy copper']]);
});

test('answers in advance are left only by the day, and not by who is asked; the question stays the same', () => {
  const entry = { kind: 'ahead', seat: 0, answers: nothing } as const;
  expect(problem(begun({ clock: null }), entry)).toBe('not-by-day');
  expect(problem(begun({ clock: { minutes: 1, increment: 0 } }), entry)).toBe('not-by-day');
  const course = begun({ clock: { days: 1 } });
  expect(problem(course, entry)).toBe('your-turn');
  const before = { seq: course.seq, sight: sightOf('table', course, 0, []) };
  expect(write(course, { ...entry, seat: 1 }, 60)).toEqual([]);
  expect({ seq: course.seq, sight: sightOf('table', course, 0, []) }).toEqual(before);
  write(course, { kind: 'resign', seat: 1, why: 'resigned' });
  expect(problem(course, { ...entry, seat: 1 })).toBe('over');
});

test('only what is a reaction, and asks nothing when it is used, can be left', () => {
  const course = begun({ clock: { days: 1 } });
  const left = (answers: AnswersAhead) => problem(course, { kind: 'ahead', seat: 1, answers });
  const reaction = (card: string, use: boolean) =>
    left({ ...nothing, reactions: [{ card, use, against: [] }] });
  expect([reaction('moat', true), reaction('beggar', true), reaction('diplomat', false)]).toEqual([
    null,
    null,
    null,
  ]);
  expect([reaction('diplomat', true), reaction('secret-chamber', true)]).toEqual(['ahead', 'ahead']);
  expect([reaction('village', false), reaction('constructor', false)]).toEqual(['ahead', 'ahead']);
  expect([left(buying(['gold'])), left(buying(['potion']))]).toEqual([null, 'ahead']);
});

test('a course at rest has not forgotten what was left', () => {
  const course = attacked(moat(true, 'militia'));
  const resting = Course.restore(JSON.parse(JSON.stringify(course.save())));
  expect([resting.answerAhead, resting.dueAt]).toEqual([['moat'], course.askedAt]);
});
