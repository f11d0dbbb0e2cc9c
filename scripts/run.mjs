// Runs a program of the project as it is shipped, compiled: node scripts/run.mjs tools/src/bench/cli.ts --keep
import './setup.mjs';
import { compiled } from './compile.mjs';

const [source] = process.argv.splice(2, 1);
process.setSourceMapsEnabled(true);
await import(await compiled(source));
