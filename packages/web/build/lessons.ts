import { type Language, languages } from '@provincia/catalog';
import { allLessons, lessonFiles, reviewNames, reviewText } from '@provincia/lessons/folder';
import { inLanguage } from '@provincia/lessons/read';
import type { Plugin } from 'vite';

const LESSONS = 'virtual:lessons/';
const REVIEWS = 'virtual:lesson-reviews';

/** The lessons as modules, one for each language, so that a page loads only the one it shows; and the reviews that they show. */
export function lessons(): Plugin {
  return {
    name: 'provincia-lessons',
    resolveId: (id) => (id.startsWith(LESSONS) || id === REVIEWS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${REVIEWS}`) {
        const reviews = reviewNames().map((name) => `${JSON.stringify(name)}: ${reviewText(name)}`);
        return `export const reviews = {${reviews.join(',')}};`;
      }
      const language = languages.find((one) => id === `\0${LESSONS}${one}`);
      if (language === undefined) return null;
      for (const file of lessonFiles()) this.addWatchFile(file);
      return `export const lessons = ${JSON.stringify(lessonsIn(language))};`;
    },
  };
}

function lessonsIn(language: Language) {
  return allLessons().map((lesson) => inLanguage(lesson, language));
}
