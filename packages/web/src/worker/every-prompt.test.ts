import { cardFiles, library } from '@provincia/cards';
import { languages, loadTranslation, type Translation } from '@provincia/catalog';
import { type Bot, type Decision, rulesVersion, Simulation, type View } from '@provincia/engine';
import type { Sight } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { choiceLabel, confirmLabel, promptFor, shortfall } from '../table/prompt/sentences.ts';

const GAMES = 400;
const names = ['Ana', 'Beatriz', 'Konrad', 'Dora'];
const translations = await Promise.all(languages.map((language) => loadTranslation(language)));

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Anything that may be answered, except that treasures are played and Coppers and Curses are not bought. Who buys dear
 * takes one of the dearest: what dear cards ask is hardly met otherwise.
 */
function randomPicks(
  { kind, choices, min, max }: Decision,
  random: (below: number) => number,
  buysDear: boolean,
): string[] {
  const labels = choices.flatMap(({ label, count }) => Array<string>(count).fill(label));
  if (kind === 'phase') {
    if (labels[0] === 'treasures') return ['treasures'];
    const useful = labels.filter((label) => label !== 'buy copper' && label !== 'buy curse');
    const wanted = buysDear ? useful.toSorted((a, b) => costOf(b) - costOf(a)).slice(0, 4) : useful;
    return wanted.length === 0 ? [] : [wanted[random(wanted.length)]];
  }
  const count = min + random(max - min + 1);
  return Array.from({ length: count }, () => labels.splice(random(labels.length), 1)[0]);
}

const costs = new Map(library.kinds.map(({ id, cost }) => [`buy ${id}`, cost.coins]));

function costOf(label: string): number {
  return costs.get(label) ?? 0;
}

function asked({ seq, player, ...decision }: Decision): NonNullable<Sight['decision']> {
  return { ...decision, choices: decision.choices.map((choice) => ({ ...choice })) };
}

function sightOf(decision: Decision, view: View): Sight {
  return {
    table: 'test',
    seq: decision.seq,
    view: view.toJSON(),
    points: [],
    decision: asked(decision),
    asked: decision.player,
    askedAt: 0,
    undo: null,
    request: null,
    away: [],
    resigned: [],
    clocks: null,
    result: null,
    decks: null,
    since: 0,
    events: [],
  };
}

/** What tells one question from another, as far as its words go. */
function signatureOf(decision: Decision, { onTurn }: View): string {
  const { kind, source, purpose, about, from, of, min, max, player, choices, ordered } = decision;
  const labels = ['options', 'reaction', 'yes-no'].includes(kind) ? choices.map(({ label }) => label) : [];
  const few = choices.length === 1 ? choices[0].label : choices.length > max;
  const seats = [onTurn === player, of === player];
  return [kind, source, purpose, about, from, min, max, ordered, few, ...seats, ...labels].join();
}

/** What is wrong, of all that was looked at: to expect each sentence by itself takes much longer than to make it. */
type Slips = string[];

/** Neither an id nor a key nor a mark of the catalog is left in it. */
function checkWords(text: string, what: string, slips: Slips): void {
  const isOdd = /[{}_]|ui\.|undefined|null|NaN| {2}|[a-z]-\d|^[+-]?\d*-|\w \?/.test(text);
  if (text.trim() === '' || isOdd || ids.test(text)) slips.push(`${what}: "${text}"`);
}

/** Ids of one word may well be words. */
const ids = new RegExp(library.kinds.flatMap(({ id }) => (id.includes('-') ? [id] : [])).join('|'));

function check(translation: Translation, sight: Sight, slips: Slips): void {
  const decision = sight.decision as NonNullable<Sight['decision']>;
  const what = `${translation.language} ${decision.kind} ${decision.source} ${decision.purpose}`;
  const { question, why, tone, source } = promptFor(translation, sight, names);
  checkWords(question, what, slips);
  if (why !== '') checkWords(why, what, slips);
  if (!/^[\p{Lu}¿\d]/u.test(question)) slips.push(`${what}: "${question}" does not begin as a sentence`);
  if (tone !== (decision.kind === 'phase' ? 'own' : 'ask')) slips.push(`${what}: the tone is ${tone}`);
  if (source !== decision.source) slips.push(`${what}: the source is ${source}`);
  checkWords(confirmLabel(translation, decision), what, slips);
  checkWords(confirmLabel(translation, decision, 0), what, slips);
  if (decision.min > 0) checkWords(shortfall(translation, decision, 0), what, slips);
  if (shortfall(translation, decision, decision.min) !== '')
    slips.push(`${what}: nothing is missing, and it says so`);
}

test('every question of the game is a sentence and every choice a phrase, in every language', () => {
  const slips: Slips = [];
  const questions = new Set<string>();
  const labels = new Set<string>();
  const askers = new Set<string>();
  const watch = (decision: Decision, view: View) => {
    const { kind, source, choices, purpose } = decision;
    askers.add(`${source} ${decision.from === 'trash' ? `${purpose}-from-trash` : purpose}`);
    for (const { label } of choices) {
      const key = `${kind} ${kind === 'options' || kind === 'yes-no' ? `${source} ${purpose} ` : ''}${label}`;
      if (labels.has(key)) continue;
      labels.add(key);
      for (const translation of translations) {
        const text = choiceLabel(translation, asked(decision), label);
        checkWords(text, `${translation.language} ${key}`, slips);
        if (label.includes('-') && text.includes(label))
          slips.push(`${translation.language} ${key}: "${text}"`);
      }
    }
    const signature = signatureOf(decision, view);
    if (questions.has(signature)) return;
    questions.add(signature);
    const sight = sightOf(decision, view);
    for (const translation of translations) check(translation, sight, slips);
  };
  const pool = library.piles.filter(({ home }) => home === 'kingdom').map(({ id }) => id);
  for (let game = 0; game < GAMES; game++) {
    const random = numbers(Math.imul(game, 2654435761) >>> 0);
    const left = [...pool];
    const kingdom = Array.from({ length: 10 }, () => left.splice(random(left.length), 1)[0]);
    const players = 2 + (game % 3);
    const seed = game.toString(16).padStart(32, '0');
    const bot: Bot = (decision, view) => {
      watch(decision, view);
      return randomPicks(decision, random, game % 2 === 1);
    };
    const setup = { rules: rulesVersion, seed, players, kingdom };
    new Simulation(library, setup).play(seed, Array<Bot>(players).fill(bot), game % players);
  }
  expect(slips).toEqual([]);
  // Every question that has words of its own was met.
  const unmet = cardFiles.flatMap(({ id, asks = {} }) =>
    Object.keys(asks)
      .map((purpose) => `${id} ${purpose}`)
      .filter((each) => !askers.has(each)),
  );
  expect(unmet).toEqual([]);
});
