import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { library } from '@provincia/cards';
import { languages } from '@provincia/catalog';
import { loadCommandTranslation } from '@provincia/catalog/command';
import { expect, test } from 'vitest';
import { english } from '../testing.ts';
import { play } from './play.ts';
import { playSetup } from './setup.ts';
import { styleFor, widthOf } from './style.ts';
import { openTerminal, type Terminal } from './terminal.ts';

const WIDTH = 80;

/** A player who types anything for so many lines, then nothing more. */
function typing(
  words: readonly string[],
  lines: number,
  seed: number,
  translation = english,
): Terminal & { shown: string[] } {
  const shown: string[] = [];
  let state = seed;
  return {
    shown,
    style: styleFor(true, WIDTH, translation),
    print: (...text) => void shown.push(...text),
    ask: async (prompt) => {
      shown.push(prompt);
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return --lines < 0 ? null : words[(state >>> 8) % words.length];
    },
    close: () => undefined,
  };
}

const kingdomIds = library.piles.filter(({ home }) => home === 'kingdom').map(({ id }) => id);

test('shows every question of every kingdom within the width of the terminal, in every language', async () => {
  const translations = await Promise.all(languages.map(loadCommandTranslation));
  const words = [
    't',
    '',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '1 2',
    '1 1 2',
    '8',
    '9',
    '10',
    '12',
    's',
    '?',
    'x',
  ];
  for (let n = 0; n < 20; n++) {
    const kingdom = Array.from({ length: 10 }, (_, i) => kingdomIds[(n * 7 + i * 3) % kingdomIds.length]);
    const setup = playSetup({
      seed: String(n),
      players: String(2 + (n % 5)),
      kingdom: [...new Set(kingdom)].join(','),
    });
    const terminal = typing(words, 400, n, translations[n % translations.length]);
    await play(setup, 'easy', terminal);
    // Most lines are shown again and again.
    const lines = [...new Set(terminal.shown)];
    const tooWide = lines.filter((line) => widthOf(line) > WIDTH && !/provincia (play|replay)/.test(line));
    expect(tooWide).toEqual([]);
    expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
  }
});

test('a turn does not end by one Enter while treasures are left', async () => {
  const setup = playSetup({ seed: '1' });
  const terminal = typing([''], 4, 1);
  await play(setup, 'easy', terminal);
  const turns = terminal.shown.filter((line) => line.includes('Your turn'));
  expect(turns).toHaveLength(3);
});

test('leaves when told to, after asking', async () => {
  const setup = playSetup({ seed: '1' });
  const terminal = typing(['q', 'q', 'yes'], 100, 3);
  await play(setup, 'easy', terminal);
  expect(terminal.shown).toContain('Leave the game? (y/n) ');
  expect(terminal.shown).toContain('The game was not finished.');
  expect(terminal.shown).toContain(`  provincia play --seed ${setup.seed} --level easy`);
});

test('ends well when the input ends in the middle of a game', async () => {
  const output = new PassThrough();
  await play(playSetup({ seed: '1' }), 'easy', openTerminal(Readable.from(['t\n']), output, english));
  output.end();
  const shown = await text(output);
  expect(shown).toContain('Your turn 1');
  expect(shown).toContain('The game was not finished.');
});
