import { writeFileSync } from 'node:fs';
import { vocabularyPage } from './page.ts';

writeFileSync(new URL('../../../docs/vocabulary.md', import.meta.url), vocabularyPage());
