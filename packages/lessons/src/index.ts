/** Lessons with the rules: how a scene is played, and whether a lesson can be finished. The other parts have none. */
export { checkLesson } from './check.ts';
export { playedScene } from './scene.ts';
