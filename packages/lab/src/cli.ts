import { cac } from 'cac';
import packageJson from '../package.json' with { type: 'json' };
import { play } from './play/play.ts';
import { playSetup } from './play/setup.ts';
import { openTerminal } from './play/terminal.ts';

const USAGE_ERROR = 2;

/** Runs the command line and returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const cli = cac('provincia').version(packageJson.version);
  cli.help();
  cli
    .command('play', 'Play against simple bots in the terminal')
    .option('--seed <hex>', 'Up to 32 hexadecimal digits: deals the same cards again')
    .option('--players <n>', 'How many play, you included: 2 to 6 (default: 2)')
    .option('--kingdom <ids>', 'Ten cards, as moat,throne-room,... (default: First Game)')
    .action(async (options: Record<string, unknown>) => {
      const twice = Object.keys(options).find((name) => name !== '--' && Array.isArray(options[name]));
      if (twice !== undefined) return refuse(`--${twice} is there more than once.`);
      const setup = playSetup({ ...options, seed: rawValue(args, 'seed') ?? options.seed });
      if (!setup.ok) return refuse(setup.problem.message);
      await play(setup.value, openTerminal(process.stdin, process.stdout));
      return 0;
    });

  try {
    const { options } = cli.parse(['', '', ...args], { run: false });
    if (cli.matchedCommand) return await cli.runMatchedCommand();
    if (options.help || options.version) return 0;
    cli.globalCommand.checkUnknownOptions();
    if (cli.args.length > 0) return refuse(`There is no command "${cli.args[0]}".`);
    cli.outputHelp();
    return 0;
  } catch (error) {
    if (error instanceof Error && error.name === 'CACError') return refuse(`${error.message}.`);
    throw error;
  }
}

function refuse(why: string): number {
  console.error(`provincia: ${why} Try "provincia --help".`);
  return USAGE_ERROR;
}

/** The value of an option as it was typed: cac makes numbers of what looks like one, and a seed often does. */
function rawValue(args: readonly string[], name: string): string | undefined {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at < 0) return undefined;
  const [, value] = args[at].split('=');
  return value ?? args[at + 1];
}
