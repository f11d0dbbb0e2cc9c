import { languages, loadTranslation } from '@provincia/catalog';
import { describe, expect, test } from 'vitest';
import { leadSquares, type Shared, shareLine, shareText } from './share-text.ts';

const english = await loadTranslation('en');
const won: Shared = {
  day: '2026-11-17',
  set: 'all',
  result: {
    outcome: 'won',
    points: 42,
    margin: 12,
    turns: 17,
    chance: 0.8,
    score: 112,
    lead: '==--==++++++-++++',
    rivalPlan: { kind: 'money', card: 'smithy' },
    place: 1,
  },
};
const ended = (change: Partial<Shared['result']>): Shared => ({
  ...won,
  result: { ...won.result, ...change },
});

test('what is shared says how it went, with a strip of the lead and the address, and names no cards', () => {
  expect(shareText(english, won, 'https://example.org')).toBe(
    [
      'Provincia daily, November 17, All sets: won by 12 in 17 turns',
      '🟨🟨🟥🟥🟨🟨🟩🟩🟩🟩🟩🟩🟥🟩🟩',
      '🟩🟩',
      'https://example.org/daily/2026-11-17',
    ].join('\n'),
  );
  const ofSet = shareText(english, { ...won, set: 'dark-ages' }, 'https://example.org');
  expect(ofSet).toContain('Dark Ages: won');
  expect(ofSet.endsWith('/daily/2026-11-17?set=dark-ages')).toBe(true);
});

test('every outcome has its words', () => {
  expect(shareLine(english, ended({ outcome: 'won', margin: 0 }))).toContain(
    'won at equal points in 17 turns',
  );
  expect(shareLine(english, ended({ outcome: 'shared', margin: 0 }))).toContain('shared the win in 17 turns');
  expect(shareLine(english, ended({ outcome: 'lost', margin: -3 }))).toContain('lost by 3 in 17 turns');
  expect(shareLine(english, ended({ outcome: 'resigned', margin: 4, turns: 1 }))).toContain(
    'resigned after 1 turn',
  );
  expect(leadSquares('')).toBe('');
});

describe.each(languages)('in %s', async (language) => {
  const translation = await loadTranslation(language);

  test('it is one line with the day, the set and the result', () => {
    const line = shareLine(translation, won);
    for (const part of ['Provincia', '17', '12', translation.say('ui.daily.allSets')])
      expect(line).toContain(part);
    expect(line).not.toContain('\n');
  });
});
