import type { Event } from '@provincia/protocol';
import { Sight } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { fewest, simpleAnswer } from '../support/answers.ts';
import { Client } from '../support/client.ts';
import {
  asked,
  eventsOf,
  look,
  onBothDatabases,
  playOn,
  sides,
  sitDown,
  withoutCards,
} from '../support/games.ts';

/** The log as seen from outside: its length and all events. */
const standing = ({ sight }: Client) => ({ seq: sight.seq, view: sight.view, asked: sight.asked });

/** Events in which one player sees cards that the others do not. */
const hidden = (events: readonly Event[]) =>
  events.filter((event) => (event.type === 'draw' || event.type === 'look') && event.cards !== undefined);

onBothDatabases('a game of two people', (url) => {
  test('is played to its end, and a watcher sees only what everybody sees', async () => {
    const { id, players } = await sitDown(url());
    const watcher = await look(new Client(url()), id);
    await playOn([...players, watcher]);
    for (const { sights } of [...players, watcher]) for (const sight of sights) Sight.parse(sight);

    const [one, two] = players;
    expect(one.sight.result?.winners.length).toBeGreaterThan(0);
    expect([two.sight.result, watcher.sight.result]).toEqual([one.sight.result, one.sight.result]);
    const empty = one.sight.view.supply.filter(({ left, inSupply }) => inSupply && left === 0);
    expect(empty.some(({ pile }) => pile === 'province') || empty.length >= 3).toBe(true);
    for (const client of [...players, watcher]) {
      await client.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end of the table');
      expect(client.tables.at(-1)?.result).toEqual(one.sight.result);
    }

    // A watcher gets nothing that is private to a player.
    for (const { view, decision, undo } of watcher.sights) {
      expect({ own: view.own, decision, undo }).toEqual({ own: null, decision: null, undo: null });
    }
    expect(hidden(eventsOf(watcher, id))).toEqual([]);
    // The players see their own cards, and none of the other's.
    for (const [seat, player] of players.entries()) {
      const seen = hidden(eventsOf(player, id));
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter((event) => event.player !== seat)).toEqual([]);
      for (const { view, asked, decision } of player.sights) {
        expect(view.own?.seat).toBe(seat);
        expect(decision !== null).toBe(asked === seat);
      }
    }
    // Apart from that all three were told the same.
    const plain = (client: Client) => withoutCards(eventsOf(client, id));
    expect(plain(one)).toEqual(plain(two));
    expect(plain(watcher)).toEqual(plain(one));
  });

  test('is the same for those who are shown the whole each time and for those who are told what is different', async () => {
    const { id, players } = await sitDown(url());
    const [one, two] = players;
    const again = new Client(url());
    again.cookie = one.cookie;
    const spectators = [new Client(url()), new Client(url())];
    const takingChanges = await look(spectators[0], id);
    for (const client of [again, spectators[1]]) {
      await client.connect();
      await client.send('watch', { table: id });
      await client.seeing();
    }
    await playOn([one, two, again, ...spectators], 40);
    await asked([one, two, again, ...spectators]);
    const wholes = (client: Client) => client.heard.filter(([name]) => name === 'sight').length;
    expect([wholes(again), wholes(spectators[1])]).toEqual([
      again.sights.length,
      spectators[1].sights.length,
    ]);
    expect([wholes(one), wholes(takingChanges)]).toEqual([1, 1]);
    expect(again.sights.slice(1)).toEqual(one.sights.slice(1));
    expect(spectators[1].sights).toEqual(takingChanges.sights);
  });

  test('can only be answered by the player who is asked', async () => {
    const { id, players } = await sitDown(url());
    const watcher = await look(new Client(url()), id);
    // They have a seat elsewhere, and so a cookie.
    const stranger = new Client(url());
    await sitDown(url(), {}, [stranger, new Client(url())]);
    await look(stranger, id);
    const { own, others } = await sides(players);
    const before = standing(own);
    const answer = { table: id, seq: own.sight.seq, picks: simpleAnswer(own.sight) };
    const notSeated = { ok: false, problem: { code: 'not-seated' } };
    for (const outsider of [watcher, stranger]) {
      expect(await outsider.send('answer', answer)).toMatchObject(notSeated);
      expect(await outsider.send('undo', { table: id, seq: answer.seq })).toMatchObject(notSeated);
      expect(await outsider.send('consent', { table: id, seq: answer.seq, yes: true })).toMatchObject(
        notSeated,
      );
      expect(await outsider.send('resign', { table: id })).toMatchObject(notSeated);
    }
    expect(await others[0].send('answer', answer)).toMatchObject({ problem: { code: 'wrong-player' } });
    const path = `/api/tables/${id}`;
    const seat = own.sight.asked;
    expect((await stranger.ask('POST', `${path}/seats/${seat}/stand-in`)).status).toBe(403);
    expect((await watcher.ask('POST', `${path}/seats/${seat}/stand-in`)).status).toBe(401);
    expect((await stranger.ask('POST', `${path}/back`)).status).toBe(403);
    await look(own, id);
    expect(standing(own)).toEqual(before);
    expect(await own.send('answer', answer)).toEqual({ ok: true, value: null });
  });

  test('refuses answers to an old question from everybody', async () => {
    const { id, players } = await sitDown(url());
    await playOn(players, 3);
    const { own } = await sides(players);
    const before = standing(own);
    for (const seq of [0, before.seq - 1, before.seq + 1, 100_000]) {
      const reply = await own.send('answer', { table: id, seq, picks: simpleAnswer(own.sight) });
      expect(reply).toMatchObject({ ok: false, problem: { code: 'stale' } });
      expect(await own.send('undo', { table: id, seq })).toMatchObject({ problem: { code: 'stale' } });
    }
    await look(own, id);
    expect(standing(own)).toEqual(before);
  });

  test('refuses what was not offered with a sentence, and the question stays open', async () => {
    const { id, players } = await sitDown(url());
    const { own } = await sides(players);
    const { seq, decision } = own.sight;
    const first = decision?.choices[0].label as string;
    for (const picks of [
      ['buy province'],
      ['no such thing'],
      ['play copper', 'play copper'],
      ['__proto__'],
      [first, first],
    ]) {
      const reply = await own.answer(picks);
      expect(reply).toMatchObject({
        ok: false,
        problem: { message: expect.stringMatching(/^["A-Z].*\.$/s) },
      });
    }
    await look(own, id);
    expect(own.sight).toMatchObject({ seq, decision });
    expect(await own.answer(['play copper'])).toEqual({ ok: true, value: null });
    expect(own.sight.seq).toBe(seq + 1);
  });

  test('has questions in the middle of a card, and they go to the player who has to answer', async () => {
    const { players } = await sitDown(url());
    const militia = ({ decision }: Sight): string[] => {
      if (decision === null) throw new Error('nothing is asked');
      if (decision.kind !== 'phase') return fewest(decision);
      const labels = decision.choices.map(({ label }) => label);
      return ['play militia', 'treasures', 'buy militia', 'buy silver']
        .filter((label) => labels.includes(label))
        .slice(0, 1);
    };
    const discards = () =>
      players.flatMap(({ sights }) => sights).filter(({ decision }) => decision?.source === 'militia');
    for (let answers = 0; discards().length === 0 && answers < 200; answers++) {
      await playOn(players, 1, militia);
      await asked(players);
    }
    const [{ view, decision, asked: seat }] = discards();
    expect(seat).not.toBe(view.onTurn);
    expect(decision).toMatchObject({ kind: 'cards', from: 'hand', min: 2, max: 2 });
    expect(await asked(players)).toBe(players[seat as number]);
  });
});
