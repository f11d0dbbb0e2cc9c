// Runs a command that takes its time. Says what is being done and that it goes on; shows what the command printed only
// if it failed. All on stderr, so that the output of what comes after it stays clean.
import { spawn } from 'node:child_process';

const SECOND = 1000;
/** Where a line cannot be rewritten, a sign of life is enough. */
const SIGN_OF_LIFE = 10;

/**
 * @param {string} what as in "Building the web client"
 * @param {string} command for the shell
 * @param {NodeJS.ProcessEnv} [env] what it has in its environment beside what this process has
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function work(what, command, cwd, env = {}) {
  const begin = performance.now();
  const inPlace = process.stderr.isTTY === true;
  const say = (text) => process.stderr.write(inPlace ? `\r\x1b[K${text}` : `${text}\n`);
  say(`${what} ...`);
  let seconds = 0;
  const clock = setInterval(() => {
    seconds++;
    if (inPlace || seconds % SIGN_OF_LIFE === 0) say(`${what} ... ${seconds} s`);
  }, SECOND);

  const child = spawn(command, {
    cwd,
    env: { ...process.env, ...env },
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  const ok = await new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (status) => resolve(status === 0));
  });

  clearInterval(clock);
  const taken = ((performance.now() - begin) / SECOND).toFixed(0);
  say(ok ? `${what}: done in ${taken} s.` : `${what}: failed.`);
  if (inPlace) process.stderr.write('\n');
  if (!ok) process.stderr.write(Buffer.concat(printed));
  return ok;
}
