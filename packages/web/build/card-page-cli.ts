import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages, setIds } from '@provincia/catalog';
import { Refusal, readArgs, statusOf, type Value } from '@provincia/command';
import { createServer } from 'vite';

const themes = ['light', 'dark'] as const;
const known = [
  `--set ${setIds.join('|')}`,
  `--lang ${languages.join('|')}`,
  `--theme ${themes.join('|')}`,
  '--out <file>',
];

type CardPage = typeof import('./card-page.tsx');

process.exitCode = await statusOf('card-page', async () => {
  const { options } = readArgs(process.argv.slice(2), { options: known });
  const set = oneOf(setIds, options.set, '--set');
  const language = oneOf(languages, options.lang ?? 'en', '--lang');
  const theme = oneOf(themes, options.theme ?? 'light', '--theme');
  if (options.out === undefined) throw new Refusal('Name the file to write with --out.');
  writeFileSync(String(options.out), await page(set, language, theme));
  return 0;
});

function oneOf<T extends string>(all: readonly T[], value: Value, option: string): T {
  const found = all.find((one) => one === value);
  if (found === undefined) throw new Refusal(`${option} is ${all.join(', ')}, not "${value ?? ''}".`);
  return found;
}

/** Drawn through Vite, which knows the styles beside the components. */
async function page(...of: Parameters<CardPage['cardPage']>): Promise<string> {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const server = { middlewareMode: true, ws: false } as const;
  const vite = await createServer({ root, configFile: false, logLevel: 'error', appType: 'custom', server });
  const { cardPage } = (await vite.ssrLoadModule('/card-page.tsx')) as CardPage;
  const drawn = await cardPage(...of);
  await vite.close();
  return drawn;
}
