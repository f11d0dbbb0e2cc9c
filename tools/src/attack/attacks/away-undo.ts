import type { Attack, Verdict } from '../attack.ts';
import { askedOf, Guest, twoAt, withFolder, withServer } from '../support/course.ts';

/** Somebody undoes what they did before the turn of one who is away, and in a rated game what nobody has allowed. */
async function run(): Promise<Verdict> {
  return withFolder((folder) =>
    withServer({ DATA_DIR: folder, PATIENCE: '0' }, async (url) => {
      const away = await whileAway(url);
      const rated = await whileRated(url);
      return {
        held: away === 'no-undo' && rated === 'asked',
        figure: `after a stand-in: ${away ?? 'undone'}; in a rated game: ${rated}`,
      };
    }),
  );
}

async function whileAway(url: string): Promise<string | null> {
  const { id, guests } = await twoAt(url);
  const own = await askedOf(guests);
  await own.answer([]);
  const other = await askedOf(guests);
  await own.ask('POST', `/api/tables/${id}/seats/${other.sight.view.own?.seat}/stand-in`, {});
  // One sees the next hand and the turn of the bot.
  await own.until(() => own.sight.decision !== null);
  const refused = await own.try('undo');
  for (const guest of guests) guest.close();
  return refused;
}

async function whileRated(url: string): Promise<string> {
  const members = [new Guest(url), new Guest(url)];
  for (const [i, member] of members.entries()) {
    await member.do('POST', '/api/register', { name: ['Ada', 'Bob'][i], password: 'a good password' });
  }
  const { guests } = await twoAt(url, undefined, members, true);
  const own = await askedOf(guests);
  await own.answer(['play copper']);
  await own.try('undo');
  const { request } = own.sight;
  for (const guest of guests) guest.close();
  return request === null ? 'undone' : 'asked';
}

export const awayUndo: Attack = { number: 6, name: 'undo while others are away', run };
