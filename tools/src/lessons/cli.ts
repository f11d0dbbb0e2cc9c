import { readArgs, statusOf } from '@provincia/command';
import { checkLesson } from '@provincia/lessons';
import { lessonFiles, readLessonFile, reviewNames } from '@provincia/lessons/folder';
import { mistakeLine } from '@provincia/lessons/read';

/** Checks the lessons named, or all that come with the program, and says what is wrong with them and where. */
process.exitCode = await statusOf('lessons', () => {
  const { words: files } = readArgs(process.argv.slice(2), { options: [], words: Number.POSITIVE_INFINITY });
  let failed = 0;
  const checked = files.length > 0 ? files : lessonFiles();
  for (const file of checked) {
    const read = readLessonFile(file);
    const wrong =
      typeof read === 'string' ? read : checkLesson(read, reviewNames()).map(mistakeLine).join('\n');
    if (wrong === '') continue;
    failed++;
    console.log(wrong);
  }
  console.log(`${checked.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
