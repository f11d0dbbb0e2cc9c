import { cardFiles, library } from '@provincia/cards';
import {
  choiceLabel,
  confirmLabel,
  languages,
  loadTranslation,
  promptFor,
  shortfall,
  type Translation,
} from '@provincia/catalog';
import { type Bot, type Decision, Simulation, type View } from '@provincia/engine';
import { expect, test } from 'vitest';
import { randomGame } from './random-game.ts';

const GAMES = 560;
const names = ['Ana', 'Beatriz', 'Konrad', 'Dora'];
const translations = await Promise.all(languages.map((language) => loadTranslation(language)));

type Situation = Parameters<typeof promptFor>[1];

function situationOf(decision: Decision, view: View): Situation {
  return { view: view.toJSON(), decision, asked: decision.player, away: [], result: null, events: [] };
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
type Faults = string[];

/** Neither an id nor a key nor a mark of the catalog is left in it. */
function checkWords(text: string, what: string, faults: Faults): void {
  const isOdd = /[{}_]|ui\.|undefined|null|NaN| {2}|[a-z]-\d|^[+-]?\d*-|\w \?/.test(text);
  if (text.trim() === '' || isOdd || ids.test(text)) faults.push(`${what}: "${text}"`);
}

/** Ids of one word may well be words. */
const ids = new RegExp(library.kinds.flatMap(({ id }) => (id.includes('-') ? [id] : [])).join('|'));

function check(translation: Translation, decision: Decision, sight: Situation, faults: Faults): void {
  const what = `${translation.language} ${decision.kind} ${decision.source} ${decision.purpose}`;
  const { question, why, tone, source } = promptFor(translation, sight, names);
  checkWords(question, what, faults);
  if (why !== '') checkWords(why, what, faults);
  if (!/^[\p{Lu}¿\d]/u.test(question)) faults.push(`${what}: "${question}" does not begin as a sentence`);
  if (tone !== (decision.kind === 'phase' ? 'own' : 'ask')) faults.push(`${what}: the tone is ${tone}`);
  if (source !== decision.source) faults.push(`${what}: the source is ${source}`);
  checkWords(confirmLabel(translation, decision), what, faults);
  checkWords(confirmLabel(translation, decision, 0), what, faults);
  if (decision.min > 0) checkWords(shortfall(translation, decision, 0), what, faults);
  if (shortfall(translation, decision, decision.min) !== '')
    faults.push(`${what}: nothing is missing, and it says so`);
}

test('every question of the game is a sentence and every choice a phrase, in every language', () => {
  const faults: Faults = [];
  const questions = new Set<string>();
  const labels = new Set<string>();
  const askers = new Set<string>();
  const watch = (decision: Decision, view: View) => {
    const { kind, source, choices, purpose, from } = decision;
    const there = `${purpose}-from-${from}`;
    askers.add(`${source} ${isAsked(source, there) ? there : purpose}`);
    for (const choice of choices) {
      const { label } = choice;
      const key = `${kind} ${kind === 'options' || kind === 'yes-no' ? `${source} ${purpose} ` : ''}${label}`;
      if (labels.has(key)) continue;
      labels.add(key);
      for (const translation of translations) {
        const text = choiceLabel(translation, decision, choice);
        checkWords(text, `${translation.language} ${key}`, faults);
        if (label.includes('-') && text.includes(label))
          faults.push(`${translation.language} ${key}: "${text}"`);
      }
    }
    const signature = signatureOf(decision, view);
    if (questions.has(signature)) return;
    questions.add(signature);
    const sight = situationOf(decision, view);
    for (const translation of translations) check(translation, decision, sight, faults);
  };
  for (let game = 0; game < GAMES; game++) {
    const { setup, picks } = randomGame(game);
    const bot: Bot = (decision, view) => {
      watch(decision, view);
      return picks(decision);
    };
    const { players, seed } = setup;
    new Simulation(library, setup).play(seed, Array<Bot>(players).fill(bot), game % players);
  }
  expect(faults).toEqual([]);
  // Every question that has words of its own was met.
  const unmet = cardFiles.flatMap(({ id, asks = {} }) =>
    Object.keys(asks)
      .map((question) => `${id} ${question}`)
      .filter((each) => !askers.has(each)),
  );
  expect(unmet).toEqual([]);
});

/** Whether the card has words for this question. */
function isAsked(source: string | null, question: string): boolean {
  return cardFiles.some(({ id, asks = {} }) => id === source && question in asks);
}
