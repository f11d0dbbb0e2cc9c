import { accessSync, constants, statSync } from 'node:fs';
import { basename, delimiter, extname, join, resolve } from 'node:path';
import { refusal } from '@provincia/command';

/** How a program is started: a file and its arguments, as they are. No shell reads them. */
export interface ProgramCall {
  readonly file: string;
  readonly args: readonly string[];
}

/** A program that plays, and what it is called in tables. */
export interface NamedCall {
  readonly name: string;
  readonly call: ProgramCall;
}

const strategyFile = /\.ya?ml$/i;

/** What runs a file that is not executable itself, by its extension. */
const interpreters: Readonly<Record<string, () => string>> = {
  '.py': () => (process.platform === 'win32' ? 'python' : 'python3'),
  '.js': () => process.execPath,
  '.mjs': () => process.execPath,
  '.cjs': () => process.execPath,
  '.ts': () => process.execPath,
  '.mts': () => process.execPath,
};

/**
 * The program that somebody named: a file that is executable or whose extension says what runs it, or several words, of
 * which the first is such a file or a command. Null if it is neither, as a strategy in a file is not.
 */
export function programCalled(typed: string): NamedCall | null {
  if (strategyFile.test(typed)) return null;
  // The name of a file may have spaces, too.
  const words = isFile(typed) ? [typed] : wordsIn(typed);
  if (words.length === 0) return null;
  const [first, ...args] = words;
  const start = isFile(first) ? startOfFile(first) : args.length > 0 ? onPath(first) : null;
  if (start === null) return null;
  const [file, ...before] = start;
  return { name: [basename(first), ...args].join(' '), call: { file, args: [...before, ...args] } };
}

/** As a shell splits them, with quotes around what belongs together. */
function wordsIn(typed: string): string[] {
  const words = typed.match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [];
  return words.map((word) => word.replace(/^(["'])(.*)\1$/s, '$2'));
}

function startOfFile(name: string): readonly string[] | null {
  const file = resolve(name);
  if (isExecutable(file)) return [file];
  const extension = extname(file).toLowerCase();
  if (!Object.hasOwn(interpreters, extension)) return null;
  if (/^\.m?ts$/.test(extension) && !runsTypeScript()) {
    throw refusal('no-typescript', { name, version: process.version });
  }
  return [interpreters[extension](), file];
}

/** Whether this Node.js takes the types out of a file by itself. */
function runsTypeScript(): boolean {
  return Boolean((process.features as { typescript?: unknown }).typescript);
}

function onPath(command: string): readonly string[] | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const endings = process.platform === 'win32' ? ['', '.exe'] : [''];
  const files = folders.flatMap((folder) => endings.map((ending) => join(folder, command + ending)));
  const found = files.find((file) => isFile(file) && isExecutable(file));
  return found === undefined ? null : [found];
}

function isFile(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isFile() === true;
}

function isExecutable(file: string): boolean {
  // Windows has no such mark: there it goes by the extension.
  if (process.platform === 'win32') return /\.exe$/i.test(file);
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
