import { loadCommandTranslation } from '@provincia/catalog/command';
import { expect, test } from 'vitest';
import { reliabilityPlot } from './plot.ts';
import { addPosition, emptyReliability } from './reliability.ts';

test('each step of ten points has a mark where what was stated meets what was won, hollow if it is of few positions', async () => {
  const reliability = emptyReliability();
  for (let i = 0; i < 200; i++) addPosition(reliability, 0.75, i % 2, 0);
  addPosition(reliability, 0.05, 0, 0);
  const plot = reliabilityPlot(reliability, await loadCommandTranslation('es'));
  const marks = [...plot.matchAll(/<circle.*\/>/g)].map(([mark]) => mark);
  // 400 wide from 64 on, 400 high from 16 on, downwards.
  expect(marks[0]).toContain('class="few" cx="84" cy="416"');
  expect(marks[1]).toContain('<circle cx="364" cy="216"');
  expect(marks).toHaveLength(2);
  expect(plot).toContain('>prevista %</text>');
});
