import { loadCommandTranslation, saidIn } from '@provincia/catalog/command';
import { type Refusal, readArgs, refusal, statusOf } from '@provincia/command';
import packageJson from '../package.json' with { type: 'json' };
import { type Command, commands as ours, synopsisOf } from './commands.ts';
import { didYouMean } from './input/nearest.ts';
import { LANG, langIn, languageOfArgs, languageOption } from './language.ts';
import { print } from './output.ts';

const hint = { code: 'try-help' } as const;

const program = `provincia/${packageJson.version}`;

/** Runs one of these commands, as the command line says, and returns the exit status. */
export function main(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  commands: readonly Command[] = ours,
): Promise<number> {
  const inWords = async ({ said, message }: Refusal) =>
    said.length === 0 ? message : saidIn(await loadCommandTranslation(languageOfArgs(args, env)), said);
  return statusOf('provincia', () => start(args, env, commands), inWords);
}

function start(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  commands: readonly Command[],
): number | Promise<number> {
  const at = wordsOfLang(args);
  const command = commands.find(({ name }) => name === args[at]);
  const asksForHelp = args.includes('--help') || args.includes('-h') || args.length === at;
  if (asksForHelp) return help(command ?? commands, args, env);
  if (command !== undefined) return run(command, args.toSpliced(at, 1), env);
  if (args.includes('--version') || args.includes('-v')) return version();
  const { words } = readArgs(args, { options: [LANG], words: Number.POSITIVE_INFINITY, hint });
  const names = commands.map(({ name }) => name);
  throw refusal('no-command', { name: words[0] }, ...didYouMean(words[0], names));
}

/** How many words `--lang` takes, if it stands before the command. */
function wordsOfLang([first]: readonly string[]): number {
  if (first === '--lang') return 2;
  return first?.startsWith('--lang=') ? 1 : 0;
}

/** Whatever else is typed; only the language must be one. */
async function help(
  about: Command | readonly Command[],
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const language = languageOption(langIn(args), env);
  const { helpFor } = await import('./help.ts');
  return say(`${program}\n\n${helpFor(about, await loadCommandTranslation(language))}`);
}

/** With the versions of the rules of which games can be replayed. */
async function version(): Promise<number> {
  const { rulesVersions } = await import('@provincia/engine');
  const played = rulesVersions.filter(({ status }) => status !== 'retired').map(({ version }) => version);
  const { platform, arch } = process;
  return say(`${program} ${platform}-${arch} node-${process.version} rules-${played.join()}`);
}

async function run(command: Command, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const most = command.words.startsWith('[') ? Number.POSITIVE_INFINITY : command.words === '' ? 0 : 1;
  const known = [...Object.keys(command.options), LANG];
  const { words, options } = readArgs(args, { options: known, words: most, hint });
  const language = languageOption(options.lang, env);
  if (most === 1 && words.length < 1) {
    throw refusal('words-missing', { synopsis: synopsisOf(command) }, hint);
  }
  return command.run(words, options, await loadCommandTranslation(language));
}

function say(text: string): number {
  print(text);
  return 0;
}
