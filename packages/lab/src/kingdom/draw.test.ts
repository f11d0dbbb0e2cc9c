import { fits, kingdomPool, library, meets, needs } from '@provincia/cards';
import { expect, test } from 'vitest';
import { drawKingdoms } from './draw.ts';
import { wishesOf } from './options.ts';

const seed = '7'.repeat(32);
const attacksIn = (kingdom: readonly string[]) =>
  kingdom.filter((id) => library.findPile(id)?.kinds.every(({ isAttack }) => isAttack)).length;

test('what is asked for is there in each of 500 kingdoms', () => {
  const wishes = wishesOf({
    from: 'base,intrigue',
    editions: 'base:2,intrigue:both',
    attacks: '1-2',
    need: 'village,trasher,buy',
  });
  const pool = new Set(kingdomPool({ base: 'second', intrigue: 'both' }));
  const kingdoms = drawKingdoms(wishes, seed, 500);
  expect(new Set(kingdoms.map((kingdom) => [...kingdom].sort().join())).size).toBe(500);
  for (const kingdom of kingdoms) {
    expect(new Set(kingdom).size).toBe(10);
    expect(kingdom.every((id) => pool.has(id))).toBe(true);
    expect([1, 2]).toContain(attacksIn(kingdom));
    for (const need of ['village', 'trasher', 'buy']) {
      expect(kingdom.some((id) => meets(id, need))).toBe(true);
    }
  }
});

test('without wishes everything can come; a number of attacks alone is exact', () => {
  const drawn = new Set(drawKingdoms(wishesOf({}), seed, 500).flat());
  expect(drawn.size).toBe(library.piles.filter(({ home }) => home === 'kingdom').length);
  expect(drawKingdoms(wishesOf({ attacks: '3' }), seed, 50).map(attacksIn)).toEqual(new Array(50).fill(3));
});

test('the same seed draws the same kingdoms, and the first ones of a longer list', () => {
  const wishes = wishesOf({ need: 'reaction' });
  const kingdoms = drawKingdoms(wishes, seed, 20);
  expect(drawKingdoms(wishes, seed, 20)).toEqual(kingdoms);
  expect(drawKingdoms(wishes, seed, 5)).toEqual(kingdoms.slice(0, 5));
  expect(drawKingdoms(wishes, '8'.repeat(32), 20)).not.toEqual(kingdoms);
});

test('every need can be met, by existing piles', () => {
  const piles = library.piles.filter(({ home }) => home === 'kingdom').map(({ id }) => id);
  for (const need of needs) {
    const [kingdom] = drawKingdoms(wishesOf({ need }), seed, 1);
    expect(fits(kingdom, wishesOf({ need }))).toBe(true);
    expect(piles.filter((id) => meets(id, need)).length).toBeGreaterThan(1);
  }
  expect(meets('witch', 'curser') && meets('chapel', 'trasher') && meets('knights', 'attack')).toBe(true);
  expect(meets('smithy', 'village') || meets('moat', 'attack')).toBe(false);
});

test.each([
  [{ from: 'basse' }, '--from: there is no set "basse". Do you mean "base"?'],
  [{ from: 'base', editions: 'intrigue:1' }, '--editions: intrigue is not among the sets of --from.'],
  [{ editions: 'base:3' }, '--editions: base takes 1, 2 or both, as in "base:2", not "3".'],
  [{ editions: 'dark-ages:2' }, '--editions: dark-ages has only one edition.'],
  [{ attacks: '2-1' }, '--attacks is a number or a range such as 0-2, not "2-1".'],
  [{ attacks: 'many' }, '--attacks is a whole number from 0 to 10, not "many".'],
  [{ need: 'vilage' }, '--need: there is no "vilage". Do you mean "village"?'],
  [{ from: 'base', need: 'looter' }, 'There is no pile for "looter" in base.'],
  [{ from: 'base', editions: 'base:2', attacks: '9' }, 'There are only 4 attacks in base.'],
  [{ from: 'base', attacks: '0', need: 'curser' }, 'None of 20,000 kingdoms drawn was like that'],
])('%o is refused', (options, message) => {
  expect(() => drawKingdoms(wishesOf(options), seed, 1)).toThrow(message);
});
