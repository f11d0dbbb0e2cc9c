import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { planCache } from './plan-cache.ts';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'provincia-cache-'));
  vi.stubEnv('XDG_CACHE_HOME', home);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

test('what was kept is found again, and nothing else', () => {
  expect(planCache.get('2 100 cellar market')).toBeUndefined();
  planCache.set('2 100 cellar market', 'smithy 16/16 4 2 gold', true);
  planCache.set('2 100 cellar moat', 'militia 16/16 4 2 gold', true);
  expect(planCache.get('2 100 cellar market')).toBe('smithy 16/16 4 2 gold');
  expect(planCache.get('3 100 cellar market')).toBeUndefined();
  planCache.set('2 100 cellar market', 'smithy 10/16 4 2 gold', true);
  expect(planCache.get('2 100 cellar market')).toBe('smithy 10/16 4 2 gold');
  expect(readdirSync(join(home, 'provincia', 'plans'))).toHaveLength(2);
});

test('where nothing can be kept one goes on without', () => {
  writeFileSync(join(home, 'provincia'), 'a file where the folder should be');
  planCache.set('2 100 cellar market', 'smithy 16/16 4 2 gold', true);
  expect(planCache.get('2 100 cellar market')).toBeUndefined();
});
