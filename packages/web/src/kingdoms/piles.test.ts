import { expect, test } from 'vitest';
import { newestPrintings, withNewSets } from './piles.ts';

test('of sets that were printed twice the second printing is chosen at first, of others all there is', () => {
  expect(newestPrintings).toMatchObject({ base: 'second', intrigue: 'second', 'dark-ages': 'both' });
});

test('what was kept before there was a set has it too, and stays as it was chosen', () => {
  const kept = { printings: { base: 'none' }, needs: [] } as unknown as Parameters<typeof withNewSets>[0];
  expect(withNewSets(kept)).toEqual({ printings: { ...newestPrintings, base: 'none' }, needs: [] });
});
