// Like `provincia serve`, but its shuffles and kingdoms follow from TEST_SEED, so that the test knows them.
import { compiled } from '../../../../scripts/compile.mjs';

await import(await compiled('packages/server/test/support/seeded-server.ts'));
