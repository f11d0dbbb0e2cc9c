import { expect, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { gameOfPeople, gameWithBot, lostOf, type Player } from '../support/player.ts';
import { serverHere, serverProcess } from '../support/server.ts';

type Playing = readonly Player[];

const GAMES = 50;
/** Answers of each game before the crash. */
const ANSWERS = 20;
/** How many games are played to their end afterwards; the others go on for a few answers. */
const TO_THE_END = 4;
const FURTHER = 6;

test.concurrent.for(Object.entries(databases))(
  'neither a crash nor a stop in the middle of fifty games on %s loses an acknowledged answer, and they go on',
  async ([, newDatabase], { onTestFinished }) => {
    const database = await newDatabase();
    onTestFinished(database.remove);
    const before = await serverProcess(database.env);
    onTestFinished(before.kill);
    const games: Playing[] = await Promise.all(
      Array.from({ length: GAMES }, (_, i) => (i % 2 === 0 ? gameOfPeople : gameWithBot)(before.url)),
    );
    const players = games.flat();
    await Promise.all(games.map((game) => playOn(game, () => answersOf(game) >= ANSWERS)));

    await endInTheMiddle(players, before.kill);
    expect(before.child.signalCode).toBe('SIGKILL');
    expect(games.filter(isOver)).toHaveLength(0);
    expect(await lostOf(database.store, players)).toEqual([]);

    const after = await serverHere(database.env);
    const seen = new Map(players.map((player) => [player, player.events]));
    await Promise.all(players.map((player) => player.comeTo(after.url)));
    // Everything that somebody was shown before the crash is still there.
    for (const [{ events }, known] of seen) expect(events.slice(0, known.length)).toEqual(known);

    const goal = new Map(games.map((game) => [game, answersOf(game) + FURTHER]));
    const isFurther = (game: Playing) => answersOf(game) >= (goal.get(game) as number);
    await Promise.all(games.map((game, i) => playOn(game, () => i >= TO_THE_END && isFurther(game))));
    expect(games.slice(0, TO_THE_END).every(isOver)).toBe(true);
    expect(games.every((game) => isOver(game) || isFurther(game))).toBe(true);
    expect(await lostOf(database.store, players)).toEqual([]);

    await endInTheMiddle(
      players.filter(({ isOver }) => !isOver),
      after.stop,
    );
    expect(await lostOf(database.store, players)).toEqual([]);
    for (const { client } of players) client.close();
  },
);

function answersOf(players: Playing): number {
  return players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
}

function isOver(game: Playing): boolean {
  return game.every(({ isOver }) => isOver);
}

async function playOn(game: Playing, enough: () => boolean): Promise<void> {
  await Promise.all(game.map((player) => player.play(enough)));
}

/** Everybody is playing when the server ends, so the last answers may get a reply or not. */
async function endInTheMiddle(players: Playing, end: () => Promise<void>): Promise<void> {
  let ended: Promise<void> | null = null;
  const goal = answersOf(players) + GAMES;
  const isEnding = () => {
    if (ended === null && answersOf(players) >= goal) ended = end();
    return ended !== null;
  };
  await Promise.all(players.map((player) => player.play(isEnding)));
  await ended;
}
