import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages, setIds } from '@provincia/catalog';
import { cardPage } from './card-page.tsx';

const USAGE = `Usage: npm run -s card-page -- --set ${setIds.join('|')} [--lang ${languages.join('|')}] [--theme light|dark] --out page.html`;

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
  writeFileSync(values.out, await cardPage(set, language, theme));
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 2;
}
