import type { Decision, OpenDecision } from '@provincia/engine';

export interface IllegalAnswer {
  /** What is wrong with it. */
  readonly what: string;
  readonly player: unknown;
  readonly answer: unknown;
}

/** Answers to a game that has had so many, each of which is wrong in one way. */
export function illegalAnswers(
  decision: OpenDecision | null,
  answered: number,
  players: number,
): IllegalAnswer[] {
  if (decision === null) return afterTheEnd(answered, players);
  const { player, index } = decision;
  const picks = fewestPicks(decision);
  return [
    ...otherPlayers(player, players).map((other) => wrongBy('a wrong player', other, { index, picks })),
    ...otherNumbers(index).map((other) => wrongBy('a wrong number', player, { index: other, picks })),
    ...wrongPicks(decision).map(({ what, picks }) => wrongBy(what, player, { index, picks })),
    ...garbage(index, picks, decision.choices[0].label).map((answer) => wrongBy('garbage', player, answer)),
  ];
}

function wrongBy(what: string, player: unknown, answer: unknown): IllegalAnswer {
  return { what, player, answer };
}

function afterTheEnd(answered: number, players: number): IllegalAnswer[] {
  const answers = [answered - 1, answered, answered + 1].map((index) => ({ index, picks: [] }));
  return [...Array(players).keys(), null].flatMap((player) =>
    [...answers, ...garbage(answered, [], 'copper')].map((answer) =>
      wrongBy('the game over', player, answer),
    ),
  );
}

/** A legal answer with as few picks as can be, the first choices first. */
export function fewestPicks({ choices, min }: Decision): string[] {
  return everything(choices).slice(0, min);
}

function everything(choices: Decision['choices']): string[] {
  return choices.flatMap(({ label, count }) => new Array<string>(count).fill(label));
}

function otherPlayers(player: number, players: number): unknown[] {
  const seats = [...Array(players).keys()].filter((seat) => seat !== player);
  return [...seats, -1, players, player + 0.5, String(player), [player], null, undefined, Number.NaN];
}

function otherNumbers(index: number): unknown[] {
  return [
    index - 1,
    index + 1,
    index + 1000,
    -index - 1,
    index + 0.5,
    String(index),
    [index],
    null,
    undefined,
    Number.NaN,
  ];
}

/** Labels that mean something to JavaScript objects, and some that are nearly right. */
const strangeLabels = [
  '__proto__',
  'constructor',
  'toString',
  'length',
  '0',
  '',
  'no such card',
  'play',
  'buy ',
];

function wrongPicks(decision: Decision): { what: string; picks: string[] }[] {
  const { choices, min, max } = decision;
  const all = everything(choices);
  const offered = new Set(all);
  const nearly = [` ${all[0]}`, all[0].toUpperCase(), `${all[0]}\0`];
  // In an answer of the right length, so that it is the label that is refused.
  const rest = all.slice(1, Math.max(min, 1));
  const wrong = [...strangeLabels, ...nearly]
    .filter((label) => !offered.has(label))
    .map((label) => ({ what: 'a label that is not offered', picks: [...rest, label] }));
  const tooMany = Array.from({ length: max + 1 }, (_, i) => all[i % all.length]);
  wrong.push({ what: 'too many picks', picks: tooMany });
  if (min > 0) wrong.push({ what: 'too few picks', picks: all.slice(0, min - 1) });
  for (const { label, count } of choices) {
    if (count >= max) continue;
    const others = all.filter((other) => other !== label).slice(0, Math.max(0, min - count - 1));
    wrong.push({
      what: 'more copies than there are',
      picks: [...new Array<string>(count + 1).fill(label), ...others],
    });
  }
  return wrong;
}

function garbage(index: number, picks: readonly string[], label: string): unknown[] {
  const lists = [
    null,
    undefined,
    0,
    label,
    {},
    { 0: label, length: 1 },
    [null],
    [0],
    [[label]],
    [{ label }],
    [[[]]],
  ];
  return [
    ...[null, undefined, true, 7, Number.NaN, '', label, [], [[]], [index, picks], {}, { index }, { picks }],
    ...lists.map((list) => ({ index, picks: list })),
    { __proto__: null, index },
    JSON.parse('{"__proto__": {"index": 0, "picks": []}}'),
  ];
}
