import { loadCommandTranslation, saidIn } from '@provincia/catalog/command';
import { type Refusal, readArgs, refusal, statusOf } from '@provincia/command';
import { type Command, commands } from './commands.ts';
import { helpFor, synopsisOf, versionText } from './help.ts';
import { didYouMean } from './input/nearest.ts';
import { LANG, langIn, languageOfArgs, languageOption } from './language.ts';
import { print } from './output.ts';

const hint = { code: 'try-help' } as const;

/** Runs the command line and returns the exit status. */
export function main(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const inWords = async ({ said, message }: Refusal) =>
    said.length === 0 ? message : saidIn(await loadCommandTranslation(languageOfArgs(args, env)), said);
  return statusOf('provincia', () => start(args, env), inWords);
}

function start(args: readonly string[], env: NodeJS.ProcessEnv): number | Promise<number> {
  const at = wordsOfLang(args);
  const command = commands.find(({ name }) => name === args[at]);
  const asksForHelp = args.includes('--help') || args.includes('-h') || args.length === at;
  if (asksForHelp) return help(command, args, env);
  if (command !== undefined) return run(command, args.toSpliced(at, 1), env);
  if (args.includes('--version') || args.includes('-v')) return say(versionText);
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
  command: Command | undefined,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const language = languageOption(langIn(args), env);
  return say(helpFor(command, await loadCommandTranslation(language)));
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
