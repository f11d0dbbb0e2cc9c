import { languages } from '@provincia/catalog';
import { loadCommandTranslation } from '@provincia/catalog/command';
import { main } from '@provincia/lab/command-line';
import { expect, test, vi } from 'vitest';
import { commands } from './commands.ts';

/** What it says, on either stream, and its exit status. */
async function provincia(...args: readonly string[]) {
  const said: string[] = [];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0),
    vi.spyOn(console, 'error').mockImplementation((text) => void said.push(`${text}\n`)),
  ];
  try {
    return { status: await main(args, {}, commands), said: said.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

test('the commands of a server stand beside those of the lab, in every language', async () => {
  for (const language of languages) {
    const { status, said } = await provincia('--help', '--lang', language);
    const { say } = await loadCommandTranslation(language);
    expect(status).toBe(0);
    for (const { name } of commands) expect(said).toContain(say(`command.help.about.${name}`));
  }
  expect((await provincia('serve', '--help')).said).toMatch(/--data <folder> +The folder for the database/);
});

test.each([
  [['admin'], 'admin takes "grant NAME moderator", "revoke NAME moderator" or "list".'],
  [['admin', 'grant', 'Ada'], 'admin takes "grant NAME moderator", "revoke NAME moderator" or "list".'],
  [['serve', '--port', '70000'], '--port is a whole number from 0 to 65,535, not "70000".'],
  [['serve', '--dat', 'x'], 'Unknown option "--dat". Try "provincia --help".'],
  [['server'], 'There is no command "server". Do you mean "serve"?'],
])('refuses %j', async (args, sentence) => {
  expect(await provincia(...args)).toEqual({ status: 2, said: `provincia: ${sentence}\n` });
});
