import { Game, type OpenDecision } from '@provincia/engine';
import { expect, test, vi } from 'vitest';
import { Course } from './course.ts';
import type { Entry } from './entry.ts';
import { MOST_UNDOS } from './limits.ts';
import { sightOf } from './sight.ts';
import { answer, asked, begun, idle, problem, ten, untilPlayable, write } from './testing.ts';

test('undoing is free as far as nobody has learned anything', () => {
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

const peeking = 'bureaucrat militia moat spy swindler thief vassal village wishing-well workshop'.split(' ');

test.each(['bureaucrat', 'spy', 'swindler', 'thief', 'vassal'])('nobody peeks with %s', (card) => {
  const setup = { rules: 1, seed: '7'.repeat(32), players: 2, kingdom: peeking, first: 0 };
  const { course } = Course.begin({ setup, levels: [null, null], clock: null, startedAt: 0 });
  untilPlayable(course, card);
  const seat = asked(course) as number;
  answer(course, [`play ${card}`]);
  expect(course.undoOf(seat)).toBe('ask');
});

test('that somebody can react is known once they are asked', () => {
  const setup = { rules: 1, seed: '9'.repeat(32), players: 2, kingdom: peeking, first: 0 };
  const { course } = Course.begin({ setup, levels: [null, null], clock: null, startedAt: 0 });
  // Seat 1 buys Moats, seat 0 attacks until seat 1 has one in hand and is asked for it.
  for (let answers = 0; answers < 300; answers++) {
    const { player, kind, choices } = course.decision as OpenDecision;
    if (kind === 'reaction') {
      expect(player).toBe(1);
      expect(course.undoOf(0)).toBe('ask');
      return;
    }
    const labels = choices.map(({ label }) => label);
    const wish = player === 0 ? ['play thief', 'treasures', 'buy thief'] : ['treasures', 'buy moat'];
    const fewest = kind === 'phase' ? [] : labels.slice(0, course.decision?.min);
    const wished = wish.find((label) => labels.includes(label));
    answer(course, kind === 'phase' && wished !== undefined ? [wished] : fewest);
  }
  throw new Error('nobody was asked to react');
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

test('among bots everything can be undone, and their answers go with it', () => {
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

test('where other people sit or sat, nothing is free that another seat did or that was seen', () => {
  // Seat 1 is away: a bot ends the turn for them, and seat 0 has seen it.
  const away = begun();
  answer(away, []);
  write(away, { kind: 'stand-in', seat: 1 });
  expect([away.undoOf(0), problem(away, { kind: 'ask-undo', seat: 0 })]).toEqual([null, 'no-undo']);
  write(away, { kind: 'bots', answers: [[]] });
  expect(away.undoOf(0)).toBeNull();
  // What nobody has learned anything from can be undone whoever is away.
  answer(away, ['play copper']);
  expect(away.undoOf(0)).toBe('free');
  write(away, { kind: 'undo', seat: 0 });
  // Once they are back they can agree.
  write(away, { kind: 'back', seat: 1 });
  expect(away.undoOf(0)).toBe('ask');

  const left = begun({ players: 3 });
  answer(left, []);
  write(left, { kind: 'resign', seat: 1, why: 'resigned' });
  write(left, { kind: 'bots', answers: [[]] });
  expect(left.undoOf(0)).toBe('ask');
  write(left, { kind: 'ask-undo', seat: 0 });
  expect(left.request).toEqual({ seat: 0, waitingFor: [2] });
  write(left, { kind: 'stand-in', seat: 2 });
  expect(left.undoOf(0)).toBeNull();
});

test('in a rated game nothing is undone without consent', () => {
  const course = begun({ rated: true });
  answer(course, ['play copper']);
  expect(course.undoOf(0)).toBe('ask');
  write(course, { kind: 'ask-undo', seat: 0 });
  write(course, { kind: 'allow-undo', seat: 1 });
  expect(course.answers).toEqual([]);
});

test('an undo plays a few answers again and not the game', () => {
  const course = begun();
  idle(course, 399);
  const again = vi.spyOn(Game.prototype, 'answer');
  const started = vi.spyOn(Game, 'start');
  for (const seat of [asked(course) as number, 1 - (asked(course) as number)]) {
    write(course, { kind: 'ask-undo', seat });
    write(course, { kind: 'allow-undo', seat: 1 - seat });
  }
  const costs = [again.mock.calls.length, started.mock.calls.length];
  vi.restoreAllMocks();
  expect(costs[0]).toBeLessThan(100);
  expect(costs[1]).toBe(0);
  const truth = begun();
  idle(truth, course.answers.length);
  expect(course.game.save()).toEqual(truth.game.save());
});

test('there is an end to undoing', () => {
  const course = begun();
  for (let undone = 0; undone < MOST_UNDOS; undone++) {
    answer(course, ['play copper']);
    write(course, { kind: 'undo', seat: 0 });
  }
  answer(course, ['play copper']);
  expect([course.undoOf(0), problem(course, { kind: 'undo', seat: 0 })]).toEqual([null, 'too-many-undos']);
  // The other one has not used any.
  answer(course, []);
  answer(course, ['play copper']);
  expect(course.undoOf(1)).toBe('free');
  for (let asks = 0; asks < MOST_UNDOS; asks++) {
    answer(course, []);
    write(course, { kind: 'ask-undo', seat: 1 });
    write(course, { kind: 'refuse-undo', seat: 0 });
    answer(course, []);
  }
  answer(course, []);
  expect(problem(course, { kind: 'ask-undo', seat: 1 })).toBe('too-many-undos');
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
  // A bot that goes on does not end it: its answer is undone as well.
  const goesOn = begun({ players: 3, levels: [null, 'easy', null] });
  answer(goesOn, []);
  write(goesOn, { kind: 'ask-undo', seat: 0 });
  write(goesOn, { kind: 'bots', answers: [[]] });
  write(goesOn, { kind: 'allow-undo', seat: 2 });
  expect(goesOn.answers).toEqual([]);
});
