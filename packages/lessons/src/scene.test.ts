import { expect, test } from 'vitest';
import { playedScene, SceneProblem } from './scene.ts';

const scene = {
  players: 2,
  kingdom: ['smithy'],
  given: {
    p1: { hand: ['smithy', 'copper'], deck: ['silver', 'gold', 'estate', 'copper'] },
    p2: { hand: ['copper', 'copper', 'copper'] },
    supply: {},
    trash: [],
    turn: 'p1',
    phase: 'action' as const,
  },
  rivals: [
    { player: 'p2', picks: ['treasures'] },
    { player: 'p2', picks: ['done'] },
  ],
};

const bought = [['play smithy'], ['treasures'], ['buy gold']];

test('draws come in the order of the deck', () => {
  const { view, decision } = playedScene(scene, [['play smithy']]);
  expect(view.own?.hand).toEqual({ copper: 1, silver: 1, gold: 1, estate: 1 });
  expect(decision?.choices[0].label).toBe('treasures');
});

test('the others answer as it is written down, until the learner is asked', () => {
  const { view, decision, events } = playedScene(scene, bought);
  expect(view.onTurn).toBe(0);
  expect(decision).not.toBeNull();
  const ofRival = events.filter(({ player, type }) => player === 1 && ['play', 'buy'].includes(type));
  expect(ofRival.map(({ type }) => type)).toEqual(['play', 'play', 'play']);
});

test('nobody else answers what is only shown', () => {
  const { view, asked, decision } = playedScene(scene, bought, true);
  expect([view.onTurn, asked, decision]).toEqual([1, 1, null]);
});

test('the same answers always lead to the same position', () => {
  expect(playedScene(scene, bought)).toEqual(playedScene(scene, bought));
});

test('what is written down for nobody the easy level answers', () => {
  const { events } = playedScene({ ...scene, rivals: [] }, bought);
  expect(events.some(({ player, type }) => player === 1 && type === 'buy')).toBe(true);
});

test('an answer that cannot be given is told of, with its place in the script', () => {
  expect(() => playedScene(scene, [['buy gold']])).toThrow('"buy gold" is not offered.');
  const rivals = [{ player: 'p2', picks: ['buy gold'] }];
  const play = () => playedScene({ ...scene, rivals }, bought);
  expect(play).toThrow(SceneProblem);
  expect(play).toThrow(expect.objectContaining({ script: 0 }));
});
