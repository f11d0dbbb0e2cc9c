import { Game } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { library } from './index.ts';
import {
  answer,
  asked,
  copyOf,
  everythingOf,
  layOut,
  numbers,
  randomKingdom,
  randomPicks,
  recordGame,
  seedOf,
  setupOf,
  startGame,
  unwrap,
} from './testing.ts';

/** The game as somebody reads it who got it as JSON. A laid-out position needs its layout beside it. */
const readAgain = (game: Game) => Game.resume(copyOf(game.save()), game.table);

describe('a game saved while Throne Room plays a Militia twice', () => {
  const script: readonly (readonly [seat: number, source: string | null, ...picks: string[]])[] = [
    [0, null, 'play throne-room'],
    [0, 'throne-room', 'militia'],
    [1, 'militia'],
    [1, 'militia', 'copper', 'estate'],
    [2, 'militia', 'gold', 'duchy'],
    [1, 'militia', 'moat'],
    [0, null, 'treasures'],
  ];
  const begin = () =>
    layOut([
      { hand: ['throne-room', 'militia', 'silver'], deck: ['copper', 'curse'] },
      { hand: ['moat', 'copper', 'estate', 'silver', 'gold'], deck: ['estate'] },
      { hand: ['copper', 'gold', 'duchy', 'estate', 'estate'], deck: ['province'] },
    ]);

  for (let stop = 0; stop <= script.length; stop++) {
    test(`asks, shows and goes on the same after ${stop} answers`, () => {
      const game = begin();
      for (const [seat, source, ...picks] of script.slice(0, stop)) {
        expect(asked(game)).toMatchObject({ player: seat, source });
        answer(game, ...picks);
      }
      const again = readAgain(game);
      expect(everythingOf(again)).toEqual(everythingOf(game));
      for (const [, , ...picks] of script.slice(stop)) {
        expect(answer(again, ...picks)).toEqual(answer(game, ...picks));
        expect(everythingOf(again)).toEqual(everythingOf(game));
      }
    });
  }

  test('rests at every question, and asks, shows, tells and goes on the same', () => {
    const [game, resting] = [begin(), begin()];
    for (const [, , ...picks] of script) {
      resting.rest();
      expect(resting.decision).toEqual(game.decision);
      // The one is laid out again for the answer, the other for those who look at it.
      expect(answer(resting, ...picks)).toEqual(answer(game, ...picks));
      resting.rest();
      expect(everythingOf(resting)).toEqual(everythingOf(game));
    }
  });

  test('keeps the state from before Throne Room and the answers since, until both plays are done', () => {
    const game = begin();
    const { checkpoint } = game.save();
    const answers: string[][] = [];
    for (const [, , ...picks] of script.slice(0, 5)) {
      answer(game, ...picks);
      answers.push(picks);
      expect(game.save()).toMatchObject({ checkpoint, answers });
    }
    // the second player is asked for the second Militia, with two cards discarded for the first
    expect(game.view(1).toJSON()).toMatchObject({ coins: 2, own: { hand: { gold: 1, moat: 1, silver: 1 } } });
    answer(game, 'moat');
    expect(game.save()).toMatchObject({ checkpoint: { answered: 6, turn: { coins: 4 } }, answers: [] });
  });
});

describe('a saved game', () => {
  test('is restored at every question of a game and goes on there as the game that was never saved', () => {
    for (let n = 1; n <= 3; n++) {
      const random = numbers(n);
      const { game } = startGame({ seed: seedOf(n), players: 1 + n, kingdom: randomKingdom(n) });
      let restored = game;
      let halfResolved = 0;
      for (let answers = 0; answers < 250 && game.decision; answers++) {
        restored = unwrap(Game.restore(library, copyOf(restored.save())));
        if (asked(restored).kind !== 'phase') halfResolved++;
        const picks = randomPicks(asked(game), random);
        const told = [answer(restored, ...picks), answer(game, ...picks)].map((events) =>
          JSON.stringify(events),
        );
        expect(told[0]).toBe(told[1]);
        expect(JSON.stringify(everythingOf(restored))).toBe(JSON.stringify(everythingOf(game)));
      }
      expect(halfResolved).toBeGreaterThan(10);
    }
  });

  test('stays as it was when the game goes on, and when it was restored and that game goes on', () => {
    const { game } = startGame();
    const saved = game.save();
    const text = JSON.stringify(saved);
    const restored = unwrap(Game.restore(library, saved));
    for (const one of [game, restored]) {
      const random = numbers(8);
      for (let n = 0; n < 40; n++) answer(one, ...randomPicks(asked(one), random));
    }
    expect(JSON.stringify(saved)).toBe(text);
    expect(game.save()).not.toEqual(saved);
  });

  test('that somebody changes changes nothing in the game', () => {
    const game = layOut([{ hand: ['throne-room', 'militia'] }, { hand: ['moat', 'gold'] }]);
    answer(game, 'play throne-room');
    const before = everythingOf(game);
    const { checkpoint, answers } = game.save();
    checkpoint.turn.coins = 9;
    checkpoint.seats[0].hand.pop();
    (answers as string[][]).pop();
    expect(everythingOf(game)).toEqual(before);
  });

  test('is restored after the end as a finished game', () => {
    const { setup, answers, outcome } = recordGame(4);
    const game = unwrap(Game.replay(library, setup, answers));
    const again = unwrap(Game.restore(library, copyOf(game.save())));
    expect(again.decision).toBeNull();
    expect(again.outcome).toEqual(outcome);
  });

  test('is refused when its setup is none', () => {
    const saved = startGame().game.save();
    const result = Game.restore(library, { ...saved, setup: { ...saved.setup, rules: 0 } });
    expect(result).toMatchObject({ ok: false, problem: { code: 'rules' } });
  });
});

test('a game that rests at every question goes on as one that does not, and so do others of its setup', () => {
  const random = numbers(5);
  const [{ game }, { game: resting }] = [startGame({ seed: seedOf(5) }), startGame({ seed: seedOf(5) })];
  for (let answers = 0; answers < 250 && game.decision; answers++) {
    const picks = randomPicks(asked(game), random);
    resting.rest();
    const another = Game.resume(resting.save(), resting);
    const told = answer(game, ...picks);
    expect([answer(another, ...picks), answer(resting, ...picks)]).toEqual([told, told]);
    for (const one of [another, resting]) expect(everythingOf(one)).toEqual(everythingOf(game));
  }
});

describe('a replay', () => {
  test('of setup and answers reaches the same state at every point of the game', () => {
    const { setup, answers } = recordGame(2, { players: 3 });
    const { game } = unwrap(Game.start(library, setup));
    answers.forEach((picks, n) => {
      if (n % 40 === 0) {
        const replayed = unwrap(Game.replay(library, setup, answers.slice(0, n)));
        expect(everythingOf(replayed)).toEqual(everythingOf(game));
      }
      answer(game, ...picks);
    });
    expect(game.decision).toBeNull();
    expect(everythingOf(unwrap(Game.replay(library, setup, answers)))).toEqual(everythingOf(game));
  });

  test('stops at an answer that does not fit and says why', () => {
    const { setup, answers } = recordGame(2);
    expect(
      Game.replay(library, setup, [...answers.slice(0, 5), ['buy moon'], ...answers.slice(6)]),
    ).toMatchObject({
      ok: false,
      problem: { code: 'not-offered', message: expect.stringContaining('"buy moon"') },
    });
  });

  test('stops at an answer after the end', () => {
    const { setup, answers } = recordGame(2);
    const result = Game.replay(library, setup, [...answers, []]);
    expect(result).toMatchObject({ ok: false, problem: { code: 'over' } });
  });

  test('refuses a setup that is none', () => {
    const result = Game.replay(library, setupOf({ players: 9 }), []);
    expect(result).toMatchObject({ ok: false, problem: { code: 'players' } });
  });
});
