#!/usr/bin/env node
import { compiled } from '../../../scripts/compile.mjs';

// Whoever reads the output may go away, as `head` does: there is nobody left to write for.
process.stdout.on('error', () => process.exit());

process.setSourceMapsEnabled(true);
const { main } = await import(await compiled('packages/lab/src/cli.ts'));
process.exitCode = await main(process.argv.slice(2));
