#!/usr/bin/env node
// Whoever reads the output may go away, as `head` does: there is nobody left to write for.
process.stdout.on('error', () => process.exit());

// Before anything else is loaded, so that errors name the sources.
process.setSourceMapsEnabled(true);
const [{ main }, { commands }] = await Promise.all([
  import('@provincia/lab/command-line'),
  import('./commands.ts'),
]);
process.exitCode = await main(process.argv.slice(2), process.env, commands);
