import { type Options, wholeNumber } from '@provincia/command';

const MOST_PORT = 65_535;

/** Starts a server as the environment says; options go before it. The process ends with the server. */
export async function serve({ port, host, data }: Options, env: NodeJS.ProcessEnv): Promise<number> {
  if (port !== undefined) wholeNumber(port, '--port', { min: 0, max: MOST_PORT });
  const { run } = await import('@provincia/server/run');
  const given = Object.entries({ PORT: port, HOST: host, DATA_DIR: data }).filter(([, value]) => value);
  await run({ ...env, ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])) });
  return 0;
}
