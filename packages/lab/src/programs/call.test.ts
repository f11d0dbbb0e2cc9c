import { chmodSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { entrantCalled } from '../input/entrant.ts';
import { programCalled } from './call.ts';
import { MONEY, ProgramFolder } from './testing.ts';

const folder = new ProgramFolder();
afterAll(() => folder.remove());

function executable(name: string): string {
  const file = folder.write(name, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

test('a file is started by what its extension says, or by itself if it is executable', () => {
  const [python, script] = [folder.write('bot.py', ''), folder.write('bot.mjs', '')];
  expect(programCalled(python)).toEqual({ name: 'bot.py', call: { file: 'python3', args: [python] } });
  expect(programCalled(script)?.call).toEqual({ file: process.execPath, args: [script] });
  for (const name of ['bot', 'run.py', 'fast.exe']) {
    const file = executable(name);
    expect(programCalled(file)).toEqual({ name, call: { file, args: [] } });
  }
});

test('several words are a program with its arguments, as they are: no shell reads them', () => {
  const file = executable('with-arguments');
  expect(programCalled(`${file} --deep "two words" 'and $HOME' *`)).toEqual({
    name: `with-arguments --deep two words and $HOME *`,
    call: { file, args: ['--deep', 'two words', 'and $HOME', '*'] },
  });
  const spaced = folder.write('my own bot.py', '');
  expect(programCalled(spaced)?.call.args).toEqual([spaced]);
  expect(programCalled(`"${spaced}" --deep`)?.call.args).toEqual([spaced, '--deep']);
  const named = programCalled('node bot.js --deep');
  expect(named?.name).toBe('node bot.js --deep');
  expect(named?.call.file).toMatch(/[/\\]node(\.exe)?$/);
});

test('strategies stay strategies', () => {
  const file = folder.write('mine.yaml', MONEY);
  chmodSync(file, 0o755);
  expect(entrantCalled(file)).toMatchObject({ name: 'Money', text: MONEY });
  expect(entrantCalled(folder.write('mine.txt', MONEY))).toMatchObject({ name: 'Money' });
  expect(entrantCalled('big money')).toMatchObject({ id: 'big-money' });
  expect(programCalled('no-such-command at all')).toBeNull();
  expect(programCalled(folder.path('missing.py'))).toBeNull();
});

test('TypeScript runs where Node.js can run it, and else it is said what to do', () => {
  const file = folder.write('bot.ts', '');
  const runs = 'typescript' in process.features && process.features.typescript !== false;
  if (runs) expect(programCalled(file)?.call.file).toBe(process.execPath);
  else expect(() => programCalled(file)).toThrow(`"npx tsx ${file}"`);
});
