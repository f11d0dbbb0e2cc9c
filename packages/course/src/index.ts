/** A game at a table, on a server or in a browser: what is written down, and what each pair of eyes sees of it. */
export { Course, type CourseEvent, type CourseStart } from './course.ts';
export type { Entry } from './entry.ts';
export { eventsFor, resultOf, sightOf } from './sight.ts';
