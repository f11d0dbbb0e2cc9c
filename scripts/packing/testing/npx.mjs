// The command as `npx` installs and runs it from the tarball, and what it has installed on any Node.js.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Somebody in an empty folder with the tarball. */
export class Npx {
  #env;
  #folder;
  #tarball;

  /** What is installed goes into the folder; what was downloaded before is used again. */
  constructor(tarball, folder) {
    const cache = join(folder, 'cache');
    mkdirSync(cache, { recursive: true });
    const known = spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).stdout.trim();
    symlinkSync(join(known, '_cacache'), join(cache, '_cacache'));
    copyFileSync(tarball, join(folder, basename(tarball)));
    this.#folder = folder;
    this.#tarball = `./${basename(tarball)}`;
    this.#env = {
      ...process.env,
      npm_config_cache: cache,
      npm_config_loglevel: 'error',
      npm_config_prefer_offline: 'true',
      LC_ALL: 'en',
    };
  }

  /** `npx ./provincia-1.2.3.tgz`, which installs it first. */
  npx() {
    return ['npx', '--yes', this.#tarball];
  }

  /** What npx has installed, on this Node.js. */
  installed({ program }) {
    const [only] = readdirSync(join(this.#folder, 'cache/_npx'));
    return [program, join(this.#folder, 'cache/_npx', only, 'node_modules/.bin/provincia')];
  }

  /** Runs a command to its end, with this input. */
  async run(command, args, input = '') {
    const child = this.#start(command, args);
    child.stdin.on('error', () => {}).end(input);
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    const [status] = await once(child, 'close');
    return { status, stdout, stderr };
  }

  /** Runs a server while `use` uses it. */
  serve(command, args, use) {
    return this.#during(command, ['serve', '--port', '0', ...args], /Provincia is at (\S+)/, use);
  }

  /** Runs a worker while `use` uses it. */
  work(command, args, use) {
    return this.#during(command, ['worker', ...args], /Worker (\S+) is ready/, use);
  }

  /** Runs a command that ends only when it is told to, while `use` uses what it has said. */
  async #during(command, args, said, use) {
    const child = this.#start(command, args);
    const ended = once(child, 'close');
    try {
      return await use(await heardFrom(child, said));
    } finally {
      // All of the group: with npx the server is a child of a child.
      if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
  }

  #start([program, ...first], args) {
    return spawn(program, [...first, ...args], { cwd: this.#folder, detached: true, env: this.#env });
  }
}

/** The part in brackets of what it says, on whichever stream. */
async function heardFrom(child, what) {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (text) => {
      output += text;
      const [, heard] = what.exec(output) ?? [];
      if (heard !== undefined) resolve(heard);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.once('close', () => reject(new Error(`It has ended: ${output}`)));
  });
}
