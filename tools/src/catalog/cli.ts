import { writeFileSync } from 'node:fs';
import { factsSource } from './facts.ts';

writeFileSync(new URL('../../../packages/catalog/src/facts.ts', import.meta.url), factsSource());
