#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// Whoever reads the output may go away, as `head` does: there is nobody left to write for.
process.stdout.on('error', () => process.exit());

// The sources are run as they are. Without `tsconfig: false` the one of the folder the player is in would be read.
register({ tsconfig: false });
const { main } = await import('../src/cli.ts');
process.exitCode = await main(process.argv.slice(2));
