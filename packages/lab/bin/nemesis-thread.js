import { compiled } from '../../../scripts/compile.mjs';

// What a thread of the search for a nemesis runs: compiled, like the command itself.
const { searchHere } = await import(await compiled('packages/lab/src/nemesis/thread.ts'));
export default searchHere;
