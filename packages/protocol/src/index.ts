/** What goes over the wire, as schemas: the server checks by them, clients take the types. */

export * from './by-day.ts';
export * from './clubs.ts';
export * from './community.ts';
export * from './daily.ts';
export * from './decision.ts';
export * from './event.ts';
export * from './game.ts';
export * from './ids.ts';
export * from './live.ts';
export * from './match.ts';
export * from './moderation.ts';
export * from './news.ts';
export * from './open-data.ts';
export * from './people.ts';
export * from './play.ts';
export * from './problem-codes.ts';
export * from './profile.ts';
export * from './puzzles.ts';
export * from './reminders.ts';
export * from './review.ts';
export * from './sight.ts';
export * from './standing.ts';
export * from './table.ts';
export * from './tape.ts';
export * from './tournaments.ts';
export { View } from './view.ts';
