import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { languages, setIds } from '@provincia/catalog';
import { createServer } from 'vite';

const USAGE = `Usage: npm run -s card-page -- --set ${setIds.join('|')} [--lang ${languages.join('|')}] [--theme light|dark] --out page.html`;

type CardPage = typeof import('./card-page.tsx');

const options = {
  set: { type: 'string' },
  lang: { type: 'string', default: 'en' },
  theme: { type: 'string', default: 'light' },
  out: { type: 'string' },
} as const;

try {
  const { values } = parseArgs({ options });
  const set = setIds.find((one) => one === values.set);
  const language = languages.find((one) => one === values.lang);
  const theme = (['light', 'dark'] as const).find((one) => one === values.theme);
  if (!set || !language || !theme || !values.out) throw new RangeError('Something is missing or unknown.');
  writeFileSync(values.out, await page(set, language, theme));
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 2;
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
