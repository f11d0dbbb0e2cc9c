import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { asked, eventsOf, look, onServer, PEACE, playOn, sides, sitDown } from '../support/games.ts';

const undo = (client: Client, id: string) => client.send('undo', { table: id, seq: client.sight.seq });
const consent = (client: Client, id: string, yes: boolean) =>
  client.send('consent', { table: id, seq: client.sight.seq, yes });
const done = { ok: true, value: null };

onServer('undoing', (url) => {
  test('is free as long as nobody has learned anything', async () => {
    const { id, players } = await sitDown(url());
    const { own, others } = await sides(players);
    const { decision, view, seq } = own.sight;
    const count = eventsOf(own, id).length;
    expect(own.sight.undo).toBeNull();
    expect(await own.answer(['play copper'])).toEqual(done);
    expect(own.sight).toMatchObject({ undo: 'free', view: { coins: 1 } });
    expect(await undo(own, id)).toEqual(done);
    // The same question is open again, under a new number.
    expect(own.sight).toMatchObject({ decision, view, seq: seq + 2, request: null, undo: null });
    expect(own.sight.events).toEqual([{ type: 'undo', player: own.sight.asked, since: count, told: false }]);
    expect(own.sight.since).toBe(count + 2);
    expect(await asked(players)).toBe(own);
    expect(eventsOf(others[0], id)).toHaveLength(count + 3);
    expect(await undo(own, id)).toMatchObject({ ok: false, problem: { code: 'no-undo' } });
    expect(await own.answer(['play copper'])).toEqual(done);
  });

  test('needs the others once a card has been drawn, and is done when they agree', async () => {
    const { id, players } = await sitDown(url());
    const { own, others } = await sides(players);
    const [other] = others;
    const before = own.sight;
    const count = eventsOf(own, id).length;
    // Ending the turn draws a new hand, and the other is asked.
    expect(await own.answer([])).toEqual(done);
    expect(own.sight.undo).toBe('ask');
    expect(await undo(own, id)).toEqual(done);
    const request = { seat: before.asked, waitingFor: [other.sight.view.own?.seat] };
    await other.until(({ sight }) => sight.request !== null, 'the request');
    for (const { sight } of players) expect(sight).toMatchObject({ request, asked: request.waitingFor[0] });
    // Players cannot consent to their own request, or ask twice.
    expect(await consent(own, id, true)).toMatchObject({ problem: { code: 'no-request' } });
    expect(await undo(own, id)).toMatchObject({ problem: { code: 'no-undo' } });
    expect(await consent(other, id, true)).toEqual(done);
    expect(await asked(players)).toBe(own);
    expect(own.sight).toMatchObject({ decision: before.decision, view: before.view, seq: 3, request: null });
    expect(eventsOf(own, id).at(-1)).toEqual({
      type: 'undo',
      player: before.asked,
      since: count,
      told: true,
    });
    const back = await look(new Client(url()), id);
    expect(back.sight.view.seats).toEqual(own.sight.view.seats);
    await playOn(players, 4);
  });

  test('is not done when one of the others refuses', async () => {
    const { id, players } = await sitDown(url(), {}, [
      new Client(url()),
      new Client(url()),
      new Client(url()),
    ]);
    const { own, others } = await sides(players);
    await own.answer([]);
    await undo(own, id);
    await asked(players);
    expect(await consent(others[0], id, true)).toEqual(done);
    await asked(players);
    expect(own.sight.request).toEqual({
      seat: own.sight.view.own?.seat,
      waitingFor: [others[1].sight.view.own?.seat],
    });
    expect(await consent(others[0], id, true)).toMatchObject({ problem: { code: 'no-request' } });
    expect(await consent(others[1], id, false)).toEqual(done);
    expect(await asked(players)).not.toBe(own);
    expect(own.sight).toMatchObject({ request: null, seq: 4, asked: others[0].sight.asked });
    expect(eventsOf(own, id).filter(({ type }) => type === 'undo')).toEqual([]);
    expect(eventsOf(own, id).at(-1)).toEqual({
      type: 'undo-refused',
      player: others[1].sight.view.own?.seat,
    });
  });

  test('is dropped when somebody answers first', async () => {
    const { id, players } = await sitDown(url());
    const { own, others } = await sides(players);
    const [other] = others;
    await own.answer([]);
    await undo(own, id);
    await asked(players);
    expect(await other.answer(['play copper'])).toEqual(done);
    await asked(players);
    expect(own.sight.request).toBeNull();
    expect(await consent(other, id, true)).toMatchObject({ problem: { code: 'no-request' } });
  });

  test('is always free among bots, their answers included', async () => {
    const player = new Client(url());
    const seats = ['person' as const, { bot: 'easy' }, { bot: 'easy' }];
    const { id } = await player.make({ seats, kingdom: PEACE });
    await look(player, id);
    await asked([player]);
    await playOn([player], 2);
    await asked([player]);
    const { decision, view } = player.sight;
    await player.answer([]);
    await player.until(
      ({ sight }) => sight.asked === 0 && sight.view.seats[0].turns > view.seats[0].turns,
      'the bots',
    );
    expect(player.sight.undo).toBe('free');
    expect(await undo(player, id)).toEqual(done);
    expect(player.sight).toMatchObject({ decision, view });
    expect(player.sight.events[0]).toMatchObject({ type: 'undo', told: true });
  });

  test('leaves everybody with the same list of events, also those who came back in the middle', async () => {
    const { id, players } = await sitDown(url());
    const { own } = await sides(players);
    await own.answer(['play copper']);
    await undo(own, id);
    await own.answer([]);
    await undo(own, id);
    await asked(players);
    const have = eventsOf(players[0], id).length;
    const copy = new Client(url());
    copy.cookie = players[0].cookie;
    await consent(players.find((player) => player !== own) as Client, id, true);
    await asked(players);
    await playOn(players, 3);
    await look(copy, id, have);
    expect(copy.sight.since).toBe(have);
    expect([...eventsOf(players[0], id).slice(0, have), ...copy.sight.events]).toEqual(
      eventsOf(players[0], id),
    );
    expect(copy.sight).toEqual({ ...players[0].sight, since: copy.sight.since, events: copy.sight.events });
  });
});

onServer(
  'undoing while somebody is away',
  (url) => {
    test('is never free beyond what a bot did for them', async () => {
      const { id, players } = await sitDown(url(), { kingdom: PEACE });
      const { own, others } = await sides(players);
      await own.answer([]);
      const seat = others[0].sight.view.own?.seat;
      await own.do('POST', `/api/tables/${id}/seats/${seat}/stand-in`, {});
      await own.until(({ sight }) => sight.decision !== null, 'the end of their turn');
      // One has seen a new hand and a whole turn.
      expect(own.sight.undo).toBeNull();
      expect(await undo(own, id)).toMatchObject({ ok: false, problem: { code: 'no-undo' } });
    });
  },
  { env: { PATIENCE: '0' } },
);
