import { library } from '@provincia/cards';
import { Game, type OpenDecision, rulesVersion } from '@provincia/engine';
import { expect, test } from 'vitest';
import { Dice } from '../dice.ts';
import { learnedFrom } from './undone.ts';

const kingdom = 'bureaucrat militia moat spy swindler thief vassal village wishing-well workshop'.split(' ');

/** A game in which this can be played now. */
function untilPlayable(card: string): Game {
  const setup = { rules: rulesVersion, seed: '3'.repeat(32), players: 2, kingdom };
  const started = Game.start(library, setup);
  if (!started.ok) throw new Error(started.problem.message);
  const { game } = started.value;
  for (let answers = 0; answers < 100; answers++) {
    const { player, index, choices } = game.decision as OpenDecision;
    const labels = choices.map(({ label }) => label);
    if (labels.includes(`play ${card}`)) return game;
    const wish = ['treasures', `buy ${card}`].filter((label) => labels.includes(label));
    game.answer(player, { index, picks: wish.slice(0, 1) });
  }
  throw new Error(`no ${card} came`);
}

/** Whether one of many other deals shows that something is learned from playing it. */
function tells(card: string): boolean {
  const game = untilPlayable(card);
  const before = { save: game.save(), seat: game.decision?.player as number };
  const dice = new Dice(card);
  return Array.from({ length: 30 }, () => learnedFrom([`play ${card}`], before, game, dice)).some(
    (learned) => learned !== null,
  );
}

test.each(['vassal', 'spy', 'swindler', 'thief', 'village'])('%s tells something', (card) => {
  expect(tells(card)).toBe(true);
});

test.each(['copper', 'workshop'])('%s tells nothing', (card) => {
  expect(tells(card)).toBe(false);
});
