import { expect, test } from 'vitest';
import { filterIn, isEmpty, queryOf, searchOf } from './games-filter.ts';

test('the filters of games are in the address, and nothing else is', () => {
  const search = new URLSearchParams('result=won&card=chapel&opponent=Eve&other=1&kind=');
  const filter = filterIn(search);
  expect(filter).toEqual({ result: 'won', card: 'chapel', opponent: 'Eve' });
  expect(String(searchOf(filter))).toBe('result=won&opponent=Eve&card=chapel');
  expect([isEmpty(filter), isEmpty(filterIn(new URLSearchParams('other=1')))]).toEqual([false, true]);
});

test('the last day of a time belongs to it', () => {
  const query = queryOf({ from: '2026-02-27', to: '2026-02-28' });
  expect(query.get('since')).toBe(new Date('2026-02-27T00:00').toISOString());
  expect(query.get('until')).toBe(new Date('2026-03-01T00:00').toISOString());
  expect(queryOf({ from: 'soon' }).get('since')).toBe('soon');
});
