import { loadCommandTranslation } from '@provincia/catalog/command';
import { vi } from 'vitest';
import { main } from './cli.ts';

export const english = await loadCommandTranslation('en');

/** The command without another process: its exit status and what it wrote. It speaks English, whatever the machine does. */
export function run(...args: readonly string[]) {
  return runIn({}, ...args);
}

/** The same in an environment of its own. */
export async function runIn(env: NodeJS.ProcessEnv, ...args: readonly string[]) {
  const [out, err]: string[][] = [[], []];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0),
    vi.spyOn(console, 'error').mockImplementation((text) => void err.push(`${text}\n`)),
    vi.spyOn(console, 'info').mockImplementation((text) => void out.push(`${text}\n`)),
  ];
  try {
    const status = await main(args, env);
    return { status, out: out.join(''), err: err.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
