#!/usr/bin/env node
import { compiled } from '../../../scripts/compile.mjs';

process.setSourceMapsEnabled(true);
const { run } = await import(await compiled('packages/server/src/run.ts'));
await run();
