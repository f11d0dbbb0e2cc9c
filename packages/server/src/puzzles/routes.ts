import { GivenTries, PuzzleTries } from '@provincia/protocol';
import type { Api } from '../http/api.ts';
import type { PeopleContext } from '../people/context.ts';
import { member } from '../people/in-person.ts';
import { keepTries, triesOf } from './tries.ts';

const tags = ['Puzzles'];

/** What members have solved. Guests keep it on their device, and bring it along when they register or sign in. */
export function puzzleRoutes(app: Api, { db, now }: PeopleContext): void {
  app.route({
    method: 'GET',
    url: '/api/me/puzzles',
    schema: {
      summary: 'Your answers to puzzles that count: the first, and the first on the day of a puzzle.',
      tags,
      response: { 200: PuzzleTries },
    },
    config: { who: 'known' },
    handler: async ({ person }) => ({ tries: await triesOf(db, member(person).id) }),
  });

  app.route({
    method: 'POST',
    url: '/api/me/puzzles',
    schema: {
      summary:
        'Keeps answers to puzzles; of each puzzle only the earliest counts, and the earliest on its day.',
      tags,
      body: GivenTries,
      response: { 200: PuzzleTries },
    },
    config: { who: 'known', perPerson: { of: 'puzzles', aMinute: 30 } },
    handler: async ({ body, person }) => {
      const { id } = member(person);
      await keepTries(db, id, body, now());
      return { tries: await triesOf(db, id) };
    },
  });
}
