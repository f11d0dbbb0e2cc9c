import { describe, expect, test } from 'vitest';
import { CardOffers, optionOffer } from './choice.ts';
import { Question } from './question.ts';

const offers = new Map(['copper', 'gold', 'estate', 'duchy', 'moat'].map((id) => [id, new CardOffers(id)]));
const of = (id: string) => offers.get(id) as CardOffers;
const pick = (id: string) => of(id).pick;

/** A question for so many of these cards, each with its count. */
function ask(cards: Record<string, number>, min: number, max: number, ordered = false): Question {
  const question = new Question();
  question.begin(0, 'cards', 'discard');
  Object.entries(cards).forEach(([id, count], ref) => {
    for (let n = 0; n < count; n++) question.offerEqual(pick(id), ref);
  });
  question.min = min;
  question.max = max;
  question.ordered = ordered;
  return question;
}

describe('what has one possible outcome is not asked:', () => {
  test('nothing is there to be picked', () => {
    expect(ask({}, 0, 0).onlyPicks()).toEqual([]);
    expect(ask({}, 1, 1).onlyPicks()).toEqual([]);
  });

  test('nothing may be picked', () => {
    expect(ask({ gold: 2, copper: 1 }, 0, 0).onlyPicks()).toEqual([]);
  });

  test('so many of equal cards', () => {
    expect(ask({ copper: 5 }, 2, 2).onlyPicks()).toEqual([0, 0]);
    expect(ask({ copper: 5 }, 2, 2, true).onlyPicks()).toEqual([0, 0]);
  });

  test('all there are', () => {
    expect(ask({ copper: 2, gold: 1, estate: 1 }, 4, 4).onlyPicks()).toEqual([0, 0, 1, 2]);
  });
});

describe('what leaves a choice is asked:', () => {
  test('whether to do it at all', () => {
    expect(ask({ gold: 1 }, 0, 1).onlyPicks()).toBeNull();
  });

  test('how many', () => {
    expect(ask({ copper: 4 }, 1, 3).onlyPicks()).toBeNull();
  });

  test('which', () => {
    expect(ask({ copper: 2, gold: 1 }, 2, 2).onlyPicks()).toBeNull();
  });

  test('in which order', () => {
    expect(ask({ copper: 1, gold: 1 }, 2, 2, true).onlyPicks()).toBeNull();
  });
});

describe('a question', () => {
  test('has equal cards as one choice with a count, in the order they came', () => {
    const question = new Question();
    question.begin(1, 'cards', 'trash');
    for (const [id, ref] of [
      ['gold', 7],
      ['copper', 3],
      ['gold', 7],
      ['copper', 3],
      ['gold', 7],
    ] as const) {
      question.offerEqual(pick(id), ref);
    }
    expect(question.decision(1, 'chapel')).toEqual({
      player: 1,
      kind: 'cards',
      source: 'chapel',
      purpose: 'trash',
      about: null,
      from: null,
      of: 1,
      choices: [
        { label: 'gold', count: 3, verb: 'pick', card: 'gold' },
        { label: 'copper', count: 2, verb: 'pick', card: 'copper' },
      ],
      min: 1,
      max: 1,
      ordered: false,
    });
    expect(question.total).toBe(5);
    expect(question.refs.slice(0, question.size)).toEqual([7, 3]);
  });

  test('is answered by as many choices as it wants, none more often than it is there', () => {
    const question = ask({ copper: 1, gold: 2 }, 1, 2);
    const isAnswer = (...labels: string[]) =>
      question.isAnsweredBy(labels.map((label) => question.placeOf(label)));
    for (const answer of [['copper'], ['gold'], ['copper', 'gold'], ['gold', 'gold']])
      expect(isAnswer(...answer)).toBe(true);
    for (const answer of [[], ['moon'], ['copper', 'copper'], ['copper', 'gold', 'gold']])
      expect(isAnswer(...answer)).toBe(false);
  });

  test('has nothing left of the one before', () => {
    const question = ask({ copper: 3, gold: 2, estate: 1 }, 2, 3, true);
    question.about = 'moat';
    question.begin(1, 'yes-no', 'play');
    question.offer(optionOffer('yes'), 0);
    question.offer(optionOffer('no'), 1);
    expect(question.decision(1, null)).toMatchObject({
      about: null,
      choices: [
        { label: 'yes', count: 1, verb: 'choose', option: 'yes' },
        { label: 'no', count: 1, verb: 'choose', option: 'no' },
      ],
      min: 1,
      max: 1,
      ordered: false,
    });
    expect(question.total).toBe(2);
  });

  test('can be kept as a decision that the next one does not change', () => {
    const question = ask({ copper: 3, gold: 2 }, 1, 2);
    const kept = question.decision(0, null);
    const text = JSON.stringify(kept);
    question.begin(1, 'cards', 'trash');
    for (const id of ['estate', 'duchy']) question.offer(pick(id), 0);
    question.decision(1, null);
    expect(JSON.stringify(kept)).toBe(text);
  });
});
