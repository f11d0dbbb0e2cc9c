import { describe, expect, test } from 'vitest';
import { checkLesson } from './check.ts';
import { lessonFiles, readLessonFile, reviewNames } from './folder.ts';
import { mistakeLine } from './read.ts';

describe.each(lessonFiles().map((file) => [file.split('/').at(-1), file]))('%s', (_, file) => {
  test('can be finished in every way that it accepts, and all that it says can happen', () => {
    const read = readLessonFile(file as string);
    if (typeof read === 'string') throw new Error(read);
    expect(checkLesson(read, reviewNames()).map(mistakeLine)).toEqual([]);
  });
});

test('the lessons are numbered from 1 on', () => {
  const numbers = lessonFiles().map((file) => Number(file.split('/').at(-1)?.slice(0, 2)));
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
});
