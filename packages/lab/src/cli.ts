import { cac } from 'cac';
import packageJson from '../package.json' with { type: 'json' };
import { addCommands } from './commands.ts';
import { type Section, sectionsFor } from './help.ts';
import { didYouMean } from './input/nearest.ts';
import { Refusal } from './input/refusal.ts';
import type { Options } from './sim/options.ts';

const USAGE_ERROR = 2;

/** Runs the command line and returns the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  const cli = cac('provincia').version(packageJson.version).usage('<command> [options]');
  addCommands(cli, (options) => asTyped(args, options));
  cli.help((sections) => [
    ...sections.filter(({ title }) => !title?.startsWith('For more info')).map(tidy),
    ...sectionsFor(cli.matchedCommandName ?? ''),
  ]);

  try {
    const { options } = cli.parse(['', '', ...args], { run: false });
    if (cli.matchedCommand) return await cli.runMatchedCommand();
    if (options.help || options.version) return 0;
    cli.globalCommand.checkUnknownOptions();
    if (cli.args.length > 0) {
      const names = cli.commands.map(({ name }) => name);
      throw new Refusal(`There is no command "${cli.args[0]}".${didYouMean(cli.args[0], names)}`);
    }
    cli.outputHelp();
    return 0;
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.message);
    if (error instanceof Error && error.name === 'CACError') {
      return refuse(`${sentence(error.message)} Try "provincia --help".`);
    }
    throw error;
  }
}

function refuse(why: string): number {
  console.error(`provincia: ${why}`);
  return USAGE_ERROR;
}

/** What the library says begins small and has no full stop. */
function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1).replaceAll('`', '"')}.`;
}

/** Without the spaces that the library leaves at the ends of lines. */
function tidy({ body, ...section }: Section): Section {
  return { ...section, body: body.replaceAll(/ +$/gm, '') };
}

/** The values of options as they were typed: cac makes numbers of what looks like one, and a seed often does. */
function asTyped(args: readonly string[], options: Options): Options {
  const typed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(options)) {
    if (name === '--') continue;
    if (Array.isArray(value)) throw new Refusal(`--${name} is there more than once.`);
    typed[name] = typeof value === 'boolean' ? value : (rawValue(args, name) ?? value);
  }
  return typed;
}

function rawValue(args: readonly string[], name: string): string | undefined {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at < 0) return undefined;
  const equals = args[at].indexOf('=');
  return equals < 0 ? args[at + 1] : args[at].slice(equals + 1);
}
