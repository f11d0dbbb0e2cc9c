#!/usr/bin/env node
import { compiled } from '../../../scripts/compile.mjs';

await import(await compiled('packages/provincia/src/provincia.ts'));
