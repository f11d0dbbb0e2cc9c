import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lesson } from './lesson.ts';
import { mistakeLine, type ReadLesson, readLesson, type Texts } from './read.ts';

/** Where the lessons are that come with the program: the only part that needs Node.js. */
const folder = fileURLToPath(new URL('../../../lessons', import.meta.url));

/** The files of all lessons, in the order of the course. */
export function lessonFiles(): readonly string[] {
  return namesIn(folder, '.yaml').map((name) => join(folder, name));
}

/** The names of the reviews that lessons can show. */
export function reviewNames(): readonly string[] {
  return namesIn(join(folder, 'reviews'), '.json').map((name) => basename(name, '.json'));
}

/** One of them, as it was written by the coach. */
export function reviewText(name: string): string {
  return readFileSync(join(folder, 'reviews', `${name}.json`), 'utf8');
}

/** A lesson, or the lines that say what is wrong with it. */
export function readLessonFile(file: string): ReadLesson | string {
  const read = readLesson(`lessons/${basename(file)}`, readFileSync(file, 'utf8'));
  return 'lesson' in read ? read : read.map(mistakeLine).join('\n');
}

/** All lessons; throws with every mistake if there is one. */
export function allLessons(): readonly Lesson<Texts>[] {
  const read = lessonFiles().map(readLessonFile);
  const wrong = read.filter((one) => typeof one === 'string');
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return read.flatMap((one) => (typeof one === 'string' ? [] : [one.lesson]));
}

function namesIn(path: string, end: string): string[] {
  return readdirSync(path)
    .filter((name) => name.endsWith(end))
    .sort();
}
