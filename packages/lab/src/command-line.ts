/** The lab as commands, for the program that has them among its own. */
export { main } from './cli.ts';
export { type Command, commands } from './commands.ts';
export { print } from './output.ts';
