import { type Language, languages } from '@provincia/catalog';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Lesson } from './lesson.ts';
import { lessonSchema } from './schema.ts';
import { sentenceOf } from './sentences.ts';

/** A text in all languages. */
export type Texts = Readonly<Record<Language, string>>;

/** The way to a part of a lesson, as in the file: `['scenes', 0, 'steps', 2]`. */
export type Path = readonly (string | number)[];

/** What is wrong with a lesson, and where. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A lesson as it was read, with the way back to its text. */
export interface ReadLesson {
  readonly lesson: Lesson<Texts>;
  /** A sentence about a part of it, with its place. */
  mistakeAt(path: Path, message: string): Mistake;
}

const NAME = /^(\d\d)-([a-z0-9-]+)\.yaml$/;

/** Reads a lesson, or says everything that is wrong with how it is written. The name of the file gives its number and its id. */
export function readLesson(file: string, text: string): ReadLesson | readonly Mistake[] {
  const [, number, id] = NAME.exec(file.split('/').at(-1) ?? '') ?? [];
  if (id === undefined) {
    return [{ file, line: 1, column: 1, message: 'A lesson is a file such as "03-village.yaml".' }];
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number, message: string): Mistake => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col, message };
  };
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) => at(pos[0], message.replace(/ at line \d+.*$/s, '.')));
  }
  /** Where a part is; of what is not there, where it would be. */
  const offsetOf = (path: Path): number => {
    const node = document.getIn(path, true) as { range?: readonly number[] } | undefined;
    return node?.range?.[0] ?? (path.length === 0 ? 0 : offsetOf(path.slice(0, -1)));
  };
  const mistakeAt = (path: Path, message: string) => at(offsetOf(path), message);
  const read = lessonSchema.safeParse(document.toJS());
  if (!read.success) {
    return read.error.issues.map((issue) => mistakeAt(placeOf(issue), sentenceOf(issue)));
  }
  return { lesson: { id, number: Number(number), ...read.data }, mistakeAt };
}

/** What has no place in a block is shown itself, not the block. */
function placeOf(issue: z.core.$ZodIssue): Path {
  const path = issue.path as Path;
  return issue.code === 'unrecognized_keys' ? [...path, issue.keys[0]] : path;
}

/** The lesson in one language. */
export function inLanguage(lesson: Lesson<Texts>, language: Language): Lesson {
  return spoken(lesson, language) as Lesson;
}

function spoken(part: unknown, language: Language): unknown {
  if (Array.isArray(part)) return part.map((one) => spoken(one, language));
  if (typeof part !== 'object' || part === null) return part;
  if (isTexts(part)) return part[language];
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, spoken(value, language)]));
}

function isTexts(part: object): part is Texts {
  return languages.every((language) => language in part);
}

/** `lessons/01-a-turn.yaml:12:5: ...` */
export function mistakeLine({ file, line, column, message }: Mistake): string {
  return `${file}:${line}:${column}: ${message}`;
}
