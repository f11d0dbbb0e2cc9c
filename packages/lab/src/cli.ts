import { Refusal, readArgs, statusOf } from '@provincia/command';
import { type Command, commands } from './commands.ts';
import { helpFor, synopsisOf, versionText } from './help.ts';
import { didYouMean } from './input/nearest.ts';
import { print } from './output.ts';

const hint = 'Try "provincia --help".';

/** Runs the command line and returns the exit status. */
export function main(args: readonly string[]): Promise<number> {
  return statusOf('provincia', () => {
    const command = commands.find(({ name }) => name === args[0]);
    const asksForHelp = args.includes('--help') || args.includes('-h') || args.length === 0;
    if (asksForHelp) return say(helpFor(command));
    if (command !== undefined) return run(command, args.slice(1));
    if (args.includes('--version') || args.includes('-v')) return say(versionText);
    const { words } = readArgs(args, { options: [], words: Number.POSITIVE_INFINITY, hint });
    const names = commands.map(({ name }) => name);
    throw new Refusal(`There is no command "${words[0]}".${didYouMean(words[0], names)}`);
  });
}

function run(command: Command, args: readonly string[]): Promise<number> {
  const most = command.words.startsWith('[') ? Number.POSITIVE_INFINITY : command.words === '' ? 0 : 1;
  const { words, options } = readArgs(args, { options: Object.keys(command.options), words: most, hint });
  if (most === 1 && words.length < 1) {
    throw new Refusal(`Missing required args for command "${synopsisOf(command)}". ${hint}`);
  }
  return command.run(words, options);
}

function say(text: string): number {
  print(text);
  return 0;
}
