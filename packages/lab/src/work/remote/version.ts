import { createHash } from 'node:crypto';
import { strategyTexts } from '@provincia/bots';
import packageJson from '../../../package.json' with { type: 'json' };

/** How runs and workers talk to each other; another edition when that changes. */
const EDITION = 1;

const LENGTH = 8;

/**
 * What has to be the same for the same seed to give the same result: the compiled program, the strategies that come with
 * it, and the major version of Node.js. It is the name of the jobs, so that nobody else takes them.
 */
export async function programVersion(): Promise<string> {
  const { program } = await import(new URL('../../../bin/thread.js', import.meta.url).href);
  const hash = createHash('sha256')
    .update(`${EDITION}`)
    .update(await program());
  for (const [file, text] of strategyTexts()) hash.update(file).update(text);
  const [node] = process.versions.node.split('.');
  return `${packageJson.version}-${hash.digest('hex').slice(0, LENGTH)}-node${node}`;
}
