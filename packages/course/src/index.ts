/** A game at a table, on a server or in a browser: what is written down, and what each pair of eyes sees of it. */
export { Course, type CourseEvent } from './course.ts';
export type { Entry } from './entry.ts';
export { Knowledge } from './knowledge.ts';
export { MOST_ANSWERS, MOST_LAG } from './limits.ts';
export { problemWith } from './problem.ts';
export type { CourseStart, SavedCourse } from './saved-course.ts';
export { eventsFor, resultOf, sightOf, sightOfGame } from './sight.ts';
export { takeOver } from './taking-over.ts';
export { Taping } from './tape.ts';
