import { library } from '@provincia/cards';
import { Game, pack, rulesVersion } from '@provincia/engine';
import { FinishedGame, RunningGame, Sight, type Table } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { eventsOf, look, onServer, PEACE, playOn, sides, sitDown } from '../support/games.ts';
import { newTestSeed } from '../support/server.ts';

onServer('an exported game', (url) => {
  test('keeps its secrets while it runs', async () => {
    const { id, players } = await sitDown(url());
    await playOn(players, 5);
    const { own, others } = await sides(players);
    const seat = own.sight.asked as number;
    const path = `/api/tables/${id}`;
    expect(await own.ask('GET', `${path}/packed`)).toMatchObject({ status: 409, body: { code: 'running' } });

    const game = RunningGame.parse(await own.do('GET', `${path}/game`));
    expect(Object.keys(game)).toEqual(['events']);
    expect(game.events).toEqual(eventsOf(own, id));
    const seen = RunningGame.parse(await new Client(url()).do('GET', `${path}/game`));
    expect(seen.events.filter((event) => event.type === 'draw' && event.cards)).toEqual([]);

    // Players see a step from their own seat; others see what everybody sees.
    const step = Sight.parse(await own.do('GET', `${path}/steps/5?seat=${seat}`));
    expect(step.view).toEqual(own.sight.view);
    expect((await own.do<Sight>('GET', `${path}/steps/5`)).decision).toEqual(own.sight.decision);
    for (const client of [others[0], new Client(url())]) {
      expect(await client.ask('GET', `${path}/steps/5?seat=${seat}`)).toMatchObject({ status: 403 });
    }
    const watched = await new Client(url()).do<Sight>('GET', `${path}/steps/5`);
    expect(watched).toMatchObject({ view: { own: null }, decision: null });
    expect((await own.ask('GET', `${path}/steps/6`)).status).toBe(404);
  });

  test('is what the engine packs, and comes back as a replay', async () => {
    const { id, players } = await sitDown(url(), { colonies: true });
    const { own } = await sides(players);
    // What was undone is not part of the game.
    await own.answer(['play copper']);
    await own.send('undo', { table: id, seq: own.sight.seq });
    await playOn(players);
    const reader = new Client(url());
    const game = FinishedGame.parse(await reader.do('GET', `/api/tables/${id}/game`));
    const { packed } = await reader.do<{ packed: string }>('GET', `/api/tables/${id}/packed`);
    expect(packed).toBe(pack(game.setup, game.answers));
    expect(game.setup.colonies).toBe(true);
    expect(game.result).toEqual(players[0].sight.result);
    const replayed = Game.replay(library, game.setup, game.answers);
    expect(replayed.ok && replayed.value.outcome.points).toEqual(players[0].sight.result?.points);

    const replay = await reader.do('POST', '/api/replays', { packed: ` ${packed}\n` });
    expect(replay).toMatchObject({ status: 'over', access: 'link', rated: false, you: null, colonies: true });
    expect(replay.result).toEqual(players[0].sight.result);
    expect(replay.kingdom).toEqual(players[0].tables[0].kingdom);
    const last = game.answers.length;
    for (const seat of [0, 1]) {
      for (const step of [0, 1, Math.floor(last / 2), last]) {
        const shown = await reader.do<Sight>('GET', `/api/tables/${replay.id}/steps/${step}?seat=${seat}`);
        const truth = Game.replay(library, game.setup, game.answers.slice(0, step));
        if (!truth.ok) throw new Error(truth.problem.message);
        expect(shown.view).toEqual(truth.value.view(seat).toJSON());
        expect(shown.events.length).toBeGreaterThan(0);
      }
    }
    expect((await reader.ask('GET', `/api/tables/${replay.id}/steps/0?seat=2`)).status).toBe(404);
    expect((await reader.ask('GET', `/api/tables/${replay.id}/steps/${last + 1}`)).status).toBe(404);
    expect(await reader.do('GET', `/api/tables/${replay.id}/packed`)).toEqual({ packed });
    await look(reader, replay.id);
    expect(reader.sight).toMatchObject({ asked: null, decision: null, result: players[0].sight.result });
    // A replay has no players who could do anything.
    expect(await reader.send('resign', { table: replay.id })).toMatchObject({
      problem: { code: 'not-seated' },
    });
    expect((await reader.ask('POST', `/api/tables/${replay.id}/join`, {})).status).toBe(409);
    expect((await reader.ask('POST', `/api/tables/${replay.id}/rematch`, { kingdom: 'same' })).status).toBe(
      403,
    );
  });
});

onServer('a text that is not a game', (url) => {
  test('is refused with a sentence', async () => {
    const { id, players } = await sitDown(url());
    await playOn(players, 6);
    await players[0].send('resign', { table: id });
    await players[0].until(({ sight }) => sight.result !== null);
    const { packed } = await players[0].do<{ packed: string }>('GET', `/api/tables/${id}/packed`);
    const garbage = [
      '',
      'hello',
      '1.2.3.4.5.6.7.8',
      `${packed}zz`,
      packed.replace(/^1/, '2'),
      packed.replace('cellar', 'gold'),
    ];
    // It was given up before its end, so it would wait for its players for ever.
    for (const text of [...garbage, packed]) {
      const reply = await players[0].ask('POST', '/api/replays', { packed: text });
      expect(reply).toMatchObject({ status: 422, body: { message: expect.stringMatching(/^["A-Z].*\.$/s) } });
    }
    expect((await players[0].ask('POST', '/api/replays', { packed: 'a'.repeat(50_001) })).status).toBe(400);
  });
});

/** A packed game of so many answers and a few more: they idle, and then empty three piles. */
function longGame(answers: number): { packed: string; length: number } {
  const kingdom = [...PEACE.cards];
  const setup = { rules: rulesVersion, seed: newTestSeed(), players: 2, kingdom, first: 0 };
  const started = Game.start(library, setup);
  if (!started.ok) throw new Error(started.problem.message);
  const { game } = started.value;
  const all: string[][] = [];
  for (let { decision } = game; decision !== null; decision = game.decision) {
    const labels = decision.choices.map(({ label }) => label);
    const wishes = ['treasures', 'buy estate', 'buy cellar', 'buy curse'];
    const wish = all.length < answers ? undefined : wishes.find((label) => labels.includes(label));
    const picks = wish === undefined ? [] : [wish];
    game.answer(decision.player, { index: decision.index, picks });
    all.push(picks);
  }
  return { packed: pack(setup, all), length: all.length };
}

onServer('a long game', (url) => {
  test('is refused if nobody could play that long', async () => {
    const reply = await new Client(url()).ask('POST', '/api/replays', { packed: longGame(5000).packed });
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'too-long', message: expect.stringMatching(/^The game has 5\d\d\d answers; .*\.$/) },
    });
  });

  test('can be imported and looked at from all sides', async () => {
    const { packed, length } = longGame(4500);
    const reader = new Client(url());
    const { id } = await reader.do<Table>('POST', '/api/replays', { packed });
    const path = `/api/tables/${id}`;
    const game = FinishedGame.parse(await reader.do('GET', `${path}/game`));
    expect(game.answers).toHaveLength(length);
    expect(game.setup.rules).toBe(rulesVersion);
    await look(reader, id);
    expect(eventsOf(reader, id)).toEqual(game.events);
    expect(await reader.do<string>('GET', `${path}/log`)).toContain('Turn 1');
    const sight = await reader.do<Sight>('GET', `${path}/steps/${length}?seat=1`);
    expect(sight.result).toEqual(game.result);
    expect(await reader.do('GET', `${path}/packed`)).toEqual({ packed });
  });
});

onServer('an unknown field', (url) => {
  test('is refused in every body and every message', async () => {
    const { id, players } = await sitDown(url());
    const [one] = players;
    const { own } = await sides(players);
    const path = `/api/tables/${id}`;
    const kingdom = { by: 'printed', id: 'first-game' };
    const extra = { more: 1 };
    const bodies: [string, object][] = [
      ['/api/tables', { seats: ['person', 'person'], kingdom, ...extra }],
      ['/api/tables', { seats: ['person', 'person'], kingdom: { ...kingdom, ...extra } }],
      ['/api/tables', { seats: ['person', { bot: 'easy', ...extra }], kingdom }],
      [
        '/api/tables',
        { seats: ['person', 'person'], kingdom, clock: { minutes: 1, increment: 0, ...extra } },
      ],
      [`${path}/join`, extra],
      [`${path}/leave`, extra],
      [`${path}/start`, extra],
      [`${path}/rematch`, { kingdom: 'same', ...extra }],
      [`${path}/seats/0/stand-in`, extra],
      [`${path}/back`, extra],
      ['/api/kingdoms', { ...kingdom, ...extra }],
      ['/api/replays', { packed: '', ...extra }],
    ];
    for (const [route, body] of bodies) {
      expect({ route, ...(await one.ask('POST', route, body)) }).toMatchObject({
        route,
        status: 400,
        body: { code: 'invalid' },
      });
    }
    expect((await one.ask('GET', `${path}/steps/0?more=1`)).status).toBe(400);

    const { seq } = own.sight;
    const messages: [string, object][] = [
      ['watch', { table: id, have: 0 }],
      ['unwatch', { table: id }],
      ['answer', { table: id, seq, picks: ['play copper'] }],
      ['undo', { table: id, seq }],
      ['consent', { table: id, seq, yes: true }],
      ['resign', { table: id }],
      ['chat', { table: id, text: 'hello' }],
    ];
    for (const [name, message] of messages) {
      const reply = await own.sendAnything(name, { ...message, ...extra });
      expect({ name, ...reply }).toMatchObject({ name, ok: false, problem: { code: 'invalid' } });
    }
    // None of that has changed anything.
    const { status } = await one.do<Table>('GET', path);
    await look(own, id);
    expect([status, own.sight.seq, own.chat]).toEqual(['running', seq, []]);
  });
});
