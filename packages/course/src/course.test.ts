import { expect, test } from 'vitest';
import { Course, type CourseStart } from './course.ts';
import type { Entry } from './entry.ts';
import { sightOf } from './sight.ts';

const ten = 'cellar market merchant militia mine moat remodel smithy village workshop'.split(' ');
const SECOND = 1000;

/** Seat 0 begins, at second 0. */
function begun({ players = 2, ...more }: Partial<CourseStart> & { players?: number } = {}): Course {
  const setup = { rules: 1, seed: '0123456789abcdef'.repeat(2), players, kingdom: ten, first: 0 };
  const levels = new Array<null>(players).fill(null);
  return Course.begin({ setup, levels, clock: null, startedAt: 0, ...more }).course;
}

/** Writes it down as the server does: only what can be. */
function write(course: Course, entry: Entry, second = course.askedAt / SECOND) {
  const problem = course.problemWith(entry);
  if (problem !== null) throw new Error(problem.message);
  return course.apply(entry, second * SECOND);
}

/** The seat that is asked answers. */
function answer(course: Course, picks: string[], second?: number) {
  return write(course, { kind: 'answer', seat: course.decision?.player as number, picks }, second);
}

const asked = (course: Course) => course.decision?.player;
const problem = (course: Course, entry: Entry) => course.problemWith(entry)?.code ?? null;
const standing = (course: Course) => ({
  n: course.n,
  events: course.events,
  answers: course.answers,
  clocks: course.clocks && [...course.clocks.left],
  request: course.request,
  askedAt: course.askedAt,
  sights: course.start.levels.map((_, seat) => sightOf('table', course, seat, [])),
});

test('the clock runs for the one who is asked, and for nobody else', () => {
  const course = begun({ clock: { minutes: 1, increment: 0 } });
  expect(course.dueAt).toBe(60 * SECOND);
  answer(course, ['play copper'], 10);
  expect(course.clocks?.left).toEqual([50 * SECOND, 60 * SECOND]);
  answer(course, [], 15);
  expect(course.clocks?.left).toEqual([45 * SECOND, 60 * SECOND]);
  expect(course.dueAt).toBe((15 + 60) * SECOND);
  // It goes on while others ask for something.
  write(course, { kind: 'ask-undo', seat: 0 }, 20);
  expect(course.clocks?.left).toEqual([45 * SECOND, 55 * SECOND]);
  expect(course.dueAt).toBe((20 + 55) * SECOND);
});

test('nobody has less than no time', () => {
  const course = begun({ clock: { minutes: 1, increment: 0 } });
  write(course, { kind: 'resign', seat: 0, why: 'time' }, 100);
  expect(course.clocks?.left).toEqual([0, 60 * SECOND]);
  expect(course.outcome.winners).toEqual([1]);
  expect(course.dueAt).toBe(100 * SECOND);
});

test('a turn adds its time once, also when it begins again after an undo', () => {
  const course = begun({ clock: { minutes: 1, increment: 5 } });
  expect(course.clocks?.left).toEqual([65 * SECOND, 60 * SECOND]);
  answer(course, []);
  expect(course.clocks?.left).toEqual([65 * SECOND, 65 * SECOND]);
  write(course, { kind: 'ask-undo', seat: 0 });
  write(course, { kind: 'allow-undo', seat: 1 });
  answer(course.fork(), []);
  answer(course, []);
  expect(course.clocks?.left).toEqual([65 * SECOND, 65 * SECOND]);
  answer(course, []);
  expect(course.clocks?.left).toEqual([70 * SECOND, 65 * SECOND]);
});

test('no time runs for a bot that stands in', () => {
  const course = begun({ clock: { minutes: 1, increment: 0 } });
  write(course, { kind: 'stand-in', seat: 0 }, 10);
  expect(course.dueAt).toBe(10 * SECOND);
  write(course, { kind: 'bots', answers: [['play copper']] }, 30);
  expect(course.clocks?.left[0]).toBe(50 * SECOND);
  write(course, { kind: 'back', seat: 0 }, 40);
  answer(course, ['play copper'], 45);
  expect(course.clocks?.left[0]).toBe(45 * SECOND);
});

test('without a clock nothing is due while a person thinks', () => {
  expect(begun().dueAt).toBeNull();
  expect(begun({ levels: ['easy', null] }).dueAt).toBe(0);
});

test('taking back is free as far as nobody has learned anything', () => {
  const course = begun();
  const before = sightOf('table', course, 0, []);
  expect(course.undoOf(0)).toBeNull();
  answer(course, ['play copper']);
  expect([course.undoOf(0), course.undoOf(1)]).toEqual(['free', null]);
  answer(course, ['treasures']);
  expect(write(course, { kind: 'undo', seat: 0 })).toEqual([
    { type: 'undo', player: 0, since: 6, told: false },
  ]);
  expect(course.answers).toEqual([['play copper']]);
  write(course, { kind: 'undo', seat: 0 });
  expect(course.undoOf(0)).toBeNull();
  expect(sightOf('table', course, 0, [])).toEqual({ ...before, seq: 4, since: course.events });
});

test('an answer of somebody else makes an undo need consent', () => {
  const course = begun();
  answer(course, []);
  expect(course.undoOf(0)).toBe('ask');
  expect(problem(course, { kind: 'undo', seat: 0 })).toBe('no-undo');
  answer(course, ['play copper']);
  expect([course.undoOf(0), course.undoOf(1)]).toEqual(['ask', 'free']);
  expect(problem(course, { kind: 'ask-undo', seat: 1 })).toBe('no-undo');
  write(course, { kind: 'ask-undo', seat: 0 });
  const [undone] = write(course, { kind: 'allow-undo', seat: 1 });
  expect(undone).toEqual({ type: 'undo', player: 0, since: 4, told: true });
  expect(course.answers).toEqual([]);
});

/** Until this can be played, they end their turns, buying it when they can. */
function untilPlayable(course: Course, card: string): void {
  for (let answers = 0; answers < 100; answers++) {
    const labels = course.decision?.choices.map(({ label }) => label) ?? [];
    if (labels.includes(`play ${card}`)) return;
    const wish = ['treasures', `buy ${card}`].filter((label) => labels.includes(label));
    answer(course, wish.slice(0, 1));
  }
  throw new Error(`no ${card} came`);
}

test('a card that draws tells something, one that gives coins does not, and one that asks does not yet', () => {
  const smithy = begun();
  untilPlayable(smithy, 'smithy');
  answer(smithy, ['play smithy']);
  expect(smithy.undoOf(smithy.game.view(null).toJSON().onTurn)).toBe('ask');

  const workshop = begun();
  untilPlayable(workshop, 'workshop');
  const seat = asked(workshop) as number;
  answer(workshop, ['play workshop']);
  expect(workshop.undoOf(seat)).toBe('free');
  // Gaining an open card tells nothing; the question can be answered another way.
  answer(workshop, ['silver']);
  expect(workshop.undoOf(seat)).toBe('free');
  write(workshop, { kind: 'undo', seat });
  expect(workshop.decision).toMatchObject({ kind: 'pile', source: 'workshop' });
  write(workshop, { kind: 'undo', seat });
  expect(workshop.decision?.choices.some(({ label }) => label === 'play workshop')).toBe(true);
});

test('the top of a mixed pile that was bought uncovers the next card', () => {
  const kingdom = [...ten.slice(1), 'knights'];
  const setup = { rules: 1, seed: '5'.repeat(32), players: 2, kingdom, first: 0, shelters: false };
  const { course } = Course.begin({ setup, levels: [null, null], clock: null, startedAt: 0 });
  for (let answers = 0; answers < 200; answers++) {
    const labels = course.decision?.choices.map(({ label }) => label) ?? [];
    // With a Market there is a buy left: nothing else happens than that the Knight is gained.
    const { buys, supply } = course.game.view(null).toJSON();
    const top = supply.find(({ pile }) => pile === 'knights')?.card;
    const knight = labels.find((label) => label === `buy ${top}`);
    if (buys > 1 && knight !== undefined) {
      const seat = asked(course) as number;
      const events = answer(course, [knight]);
      expect(events.map(({ type }) => type)).toEqual(['buy', 'gain']);
      expect(asked(course)).toBe(seat);
      expect(course.undoOf(seat)).toBe('ask');
      return;
    }
    const wish = ['play market', 'treasures', 'buy market', 'buy silver'].filter((label) =>
      labels.includes(label),
    );
    answer(course, wish.slice(0, 1));
  }
  throw new Error('nobody could buy a Knight');
});

test('among bots everything can be taken back, and their answers go with it', () => {
  const course = begun({ levels: [null, 'easy'] });
  const { choices } = course.decision ?? {};
  answer(course, []);
  expect(course.undoOf(0)).toBe('free');
  write(course, { kind: 'bots', answers: [[]] });
  answer(course, ['play copper']);
  write(course, { kind: 'undo', seat: 0 });
  expect(course.undoOf(0)).toBe('free');
  write(course, { kind: 'undo', seat: 0 });
  expect(course.answers).toEqual([]);
  expect(course.decision?.choices).toEqual(choices);
});

test('a request waits for all others who are people, and ends with the first no, an answer or a resignation', () => {
  const asking = () => {
    const course = begun({ players: 4, levels: [null, null, 'easy', null] });
    answer(course, []);
    write(course, { kind: 'ask-undo', seat: 0 });
    return course;
  };
  const agreed = asking();
  expect(agreed.request).toEqual({ seat: 0, waitingFor: [1, 3] });
  for (const seat of [0, 2]) expect(problem(agreed, { kind: 'allow-undo', seat })).toBe('no-request');
  expect(problem(agreed, { kind: 'ask-undo', seat: 0 })).toBe('no-undo');
  expect(write(agreed, { kind: 'allow-undo', seat: 3 })).toEqual([]);
  expect(agreed.request).toEqual({ seat: 0, waitingFor: [1] });
  expect(write(agreed, { kind: 'allow-undo', seat: 1 })).toMatchObject([{ type: 'undo', player: 0 }]);
  expect([agreed.request, asked(agreed)]).toEqual([null, 0]);

  const ends: Entry[] = [
    { kind: 'refuse-undo', seat: 3 },
    { kind: 'answer', seat: 1, picks: [] },
    { kind: 'resign', seat: 3, why: 'resigned' },
    { kind: 'stand-in', seat: 1 },
  ];
  for (const entry of ends) {
    const course = asking();
    write(course, entry);
    expect(course.request).toBeNull();
    expect(course.answers[0]).toEqual([]);
    expect(problem(course, { kind: 'allow-undo', seat: 1 })).toBe('no-request');
  }
  // A bot that goes on does not end it: its answer is taken back as well.
  const goesOn = begun({ players: 3, levels: [null, 'easy', null] });
  answer(goesOn, []);
  write(goesOn, { kind: 'ask-undo', seat: 0 });
  write(goesOn, { kind: 'bots', answers: [[]] });
  write(goesOn, { kind: 'allow-undo', seat: 2 });
  expect(goesOn.answers).toEqual([]);
});

test('if one of two resigns, the other wins', () => {
  const course = begun();
  write(course, { kind: 'resign', seat: 0, why: 'resigned' });
  expect([course.over, course.decision, course.outcome.winners]).toEqual([true, null, [1]]);
  for (const entry of [
    { kind: 'answer', seat: 0, picks: [] },
    { kind: 'undo', seat: 0 },
    { kind: 'resign', seat: 1, why: 'resigned' },
    { kind: 'bots', answers: [[]] },
  ] as Entry[]) {
    expect(problem(course, entry)).toBe('over');
  }
});

test('if one of three resigns, a bot plays for them, and the best of the others wins', () => {
  const course = begun({ players: 3 });
  answer(course, ['play copper']);
  write(course, { kind: 'resign', seat: 0, why: 'resigned' });
  expect([course.over, course.botOf(0), asked(course)]).toEqual([false, 'normal', 0]);
  // He has no say any more.
  expect(course.undoOf(0)).toBeNull();
  expect(problem(course, { kind: 'answer', seat: 0, picks: [] })).toBe('bot-plays');
  expect(problem(course, { kind: 'back', seat: 0 })).toBe('not-away');
  expect(problem(course, { kind: 'stand-in', seat: 0 })).toBe('not-asked');
  expect(problem(course, { kind: 'resign', seat: 0, why: 'resigned' })).toBe('resigned');
  expect(sightOf('table', course, 0, []).decision).toBeNull();
  // All have three Estates and no full turn behind them: those who are left share.
  expect(course.outcome.winners).toEqual([1, 2]);
  write(course, { kind: 'bots', answers: [[]] });
  // Seat 1 buys a Curse.
  answer(course, ['buy curse']);
  expect(course.outcome).toMatchObject({ points: [3, 2, 3], winners: [2] });
  write(course, { kind: 'resign', seat: 2, why: 'time' });
  expect([course.over, course.outcome.winners]).toEqual([true, [1]]);
});

test('if all people have resigned, the bots do not play on: the best of them wins', () => {
  const course = begun({ players: 4, levels: [null, 'easy', null, 'hard'] });
  write(course, { kind: 'resign', seat: 2, why: 'resigned' });
  expect(course.over).toBe(false);
  write(course, { kind: 'resign', seat: 0, why: 'time' });
  expect([course.over, course.decision, course.outcome.winners]).toEqual([true, null, [1, 3]]);
});

test('people who are away have no say until they are back', () => {
  const course = begun();
  expect(problem(course, { kind: 'stand-in', seat: 1 })).toBe('not-asked');
  expect(problem(course, { kind: 'back', seat: 0 })).toBe('not-away');
  answer(course, ['play copper']);
  write(course, { kind: 'stand-in', seat: 0 });
  expect(problem(course, { kind: 'answer', seat: 0, picks: [] })).toBe('bot-plays');
  expect(problem(course, { kind: 'undo', seat: 0 })).toBe('no-undo');
  write(course, { kind: 'back', seat: 0 });
  expect(course.undoOf(0)).toBe('free');
  expect(problem(course, { kind: 'bots', answers: [[]] })).toBe('not-a-bot');
  answer(course, []);
});

test('a fork goes on by itself', () => {
  const course = begun({ players: 3, clock: { minutes: 1, increment: 5 } });
  answer(course, ['play copper'], 1);
  answer(course, [], 2);
  write(course, { kind: 'ask-undo', seat: 0 }, 3);
  const before = structuredClone(standing(course));
  const fork = course.fork();
  expect(standing(fork)).toEqual(before);
  const entries: Entry[] = [
    { kind: 'allow-undo', seat: 1 },
    { kind: 'allow-undo', seat: 2 },
    { kind: 'answer', seat: 0, picks: ['treasures'] },
    { kind: 'undo', seat: 0 },
    { kind: 'answer', seat: 0, picks: [] },
    { kind: 'stand-in', seat: 1 },
    { kind: 'bots', answers: [['treasures'], []] },
    { kind: 'resign', seat: 2, why: 'resigned' },
  ];
  for (const entry of entries) write(fork, entry, 10);
  expect(standing(course)).toEqual(before);
  // And the other way round: both are what the same log would be.
  const forked = structuredClone(standing(fork));
  for (const entry of entries) write(course, entry, 10);
  expect(standing(course)).toEqual(forked);
  expect(standing(fork)).toEqual(forked);
});

test('decks are laid open at the end, to everybody, and not before', () => {
  const course = begun();
  answer(course, []);
  const eyes = [0, 1, null];
  for (const seat of eyes) expect(sightOf('table', course, seat, []).decks).toBeNull();
  answer(course, ['buy copper']);
  write(course, { kind: 'resign', seat: 0, why: 'resigned' });
  const dealt = { copper: 7, estate: 3 };
  for (const seat of eyes) {
    expect(sightOf('table', course, seat, []).decks).toEqual([dealt, { ...dealt, copper: 8 }]);
  }
});
