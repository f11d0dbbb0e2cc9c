import { expect, test } from 'vitest';
import { kingdomPool, type Printings, updateOf } from './printings.ts';
import { drawWished } from './wishes/draw.ts';

const drawKingdom = (printings: Printings, seed: string): string[] => {
  const drawn = drawWished({ printings, attacks: { min: 0, max: 10 }, needs: [] }, seed);
  return drawn.ok ? drawn.value : [];
};

test('the second printing of base leaves out six cards and brings seven', () => {
  const { leftOut, brought } = updateOf('base');
  expect(leftOut.sort()).toEqual(['adventurer', 'chancellor', 'feast', 'spy', 'thief', 'woodcutter']);
  expect(brought.sort()).toEqual([
    'artisan',
    'bandit',
    'harbinger',
    'merchant',
    'poacher',
    'sentry',
    'vassal',
  ]);
});

test('the second printing of Intrigue leaves out six cards and brings seven', () => {
  const { leftOut, brought } = updateOf('intrigue');
  expect(leftOut.sort()).toEqual([
    'coppersmith',
    'great-hall',
    'saboteur',
    'scout',
    'secret-chamber',
    'tribute',
  ]);
  expect(brought.sort()).toEqual([
    'courtier',
    'diplomat',
    'lurker',
    'mill',
    'patrol',
    'replace',
    'secret-passage',
  ]);
});

test('the second printing of Seaside leaves out eight cards and brings nine', () => {
  const { leftOut, brought } = updateOf('seaside');
  expect(leftOut.sort()).toEqual([
    'ambassador',
    'embargo',
    'explorer',
    'ghost-ship',
    'navigator',
    'pearl-diver',
    'pirate-ship',
    'sea-hag',
  ]);
  expect(brought.sort()).toEqual([
    'astrolabe',
    'blockade',
    'corsair',
    'monkey',
    'pirate',
    'sailor',
    'sea-chart',
    'sea-witch',
    'tide-pools',
  ]);
});

test('the second printing of Prosperity leaves out nine cards and brings nine', () => {
  const { leftOut, brought } = updateOf('prosperity');
  expect(leftOut.sort()).toEqual([
    'contraband',
    'counting-house',
    'goons',
    'loan',
    'mountebank',
    'royal-seal',
    'talisman',
    'trade-route',
    'venture',
  ]);
  expect(brought.sort()).toEqual([
    'anvil',
    'charlatan',
    'clerk',
    'collection',
    'crystal-ball',
    'investment',
    'magnate',
    'tiara',
    'war-chest',
  ]);
});

test('a kingdom is drawn from the printings it names and from no other', () => {
  expect(kingdomPool({ base: 'first' })).toHaveLength(25);
  expect(kingdomPool({ base: 'second' })).toHaveLength(26);
  expect(kingdomPool({ base: 'both' })).toHaveLength(32);
  expect(kingdomPool({ intrigue: 'first' })).toHaveLength(25);
  expect(kingdomPool({ intrigue: 'second' })).toHaveLength(26);
  expect(kingdomPool({ seaside: 'first' })).toHaveLength(26);
  expect(kingdomPool({ seaside: 'second' })).toHaveLength(27);
  expect(kingdomPool({ prosperity: 'first' })).toHaveLength(25);
  expect(kingdomPool({ prosperity: 'second' })).toHaveLength(25);
  expect(kingdomPool({ base: 'both', intrigue: 'both' })).toHaveLength(64);
  for (let i = 0; i < 200; i++) {
    const kingdom = drawKingdom({ base: 'first', intrigue: 'second' }, i.toString(16).padStart(32, '0'));
    expect(new Set(kingdom).size).toBe(10);
    for (const id of kingdom) {
      expect([...kingdomPool({ base: 'first' }), ...kingdomPool({ intrigue: 'second' })]).toContain(id);
    }
  }
});

test('every pile is drawn about equally often, and the same seed draws the same kingdom', () => {
  const times = new Map<string, number>();
  const games = 6400;
  for (let i = 0; i < games; i++) {
    for (const id of drawKingdom({ base: 'both', intrigue: 'both' }, i.toString(16).padStart(32, '0'))) {
      times.set(id, (times.get(id) ?? 0) + 1);
    }
  }
  const expected = (games * 10) / 64;
  const error = Math.sqrt(games * (10 / 64) * (54 / 64));
  for (const count of times.values()) expect(Math.abs(count - expected)).toBeLessThan(4.5 * error);
  expect(times.size).toBe(64);
  const seed = 'f'.repeat(32);
  expect(drawKingdom({ base: 'both' }, seed)).toEqual(drawKingdom({ base: 'both' }, seed));
});
