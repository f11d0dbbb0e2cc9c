import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkLesson } from './check.ts';
import { inLanguage, mistakeLine, readLesson } from './read.ts';

const page = readFileSync(new URL('../../../docs/writing-a-lesson.md', import.meta.url), 'utf8');
const [, example] = /```yaml\n(.*?)```/s.exec(page) as RegExpExecArray;

/** What is said of the example with something changed in it. */
function mistakesIn(from: string, to: string): string[] {
  expect(example).toContain(from);
  const read = readLesson('01-x.yaml', example.replace(from, to));
  return ('lesson' in read ? checkLesson(read, ['sample']) : read).map(mistakeLine);
}

test('the example in the docs is a lesson that can be finished', () => {
  expect(mistakesIn('minutes: 2', 'minutes: 3')).toEqual([]);
});

test('a lesson is shown in one language', () => {
  const read = readLesson('07-more-actions.yaml', example);
  if (!('lesson' in read)) throw new Error('it was not read');
  const { id, number, title, scenes } = inLanguage(read.lesson, 'de');
  expect([id, number, title]).toEqual(['more-actions', 7, 'Noch eine Aktion']);
  expect(scenes[0].steps.map(({ say }) => say)).toEqual([
    'Du hast {1 action} und zwei Aktionskarten.',
    'Welche zuerst?',
    'Und was bringt mehr?',
  ]);
});

test('a file with another name is none', () => {
  const read = readLesson('lesson.yaml', example);
  expect('lesson' in read ? [] : read.map(({ message }) => message)).toContain(
    'A lesson is a file such as "03-village.yaml".',
  );
});

test.each([
  ['it is not YAML', 'minutes: 2', 'minutes: [2', /^01-x\.yaml:4:1: /],
  ['a word is none', 'minutes: 2', 'minuts: 2', '3:9: There is no "minuts" here.'],
  ['something is missing', 'minutes: 2\n', '', '1:1: "minutes" is missing here.'],
  ['a number is out of range', 'minutes: 2', 'minutes: 20', '3:10: "minutes" should be at most 10.'],
  ['a card is none', 'card: village', 'card: vilage', '4:7: There is no card "vilage".'],
  ['a language is missing', ', de: Noch eine Aktion', '', '1:8: "de" is missing here.'],
  [
    'a text is too long',
    'One more action',
    'One more action '.repeat(7),
    '1:14: The text has 111 characters.',
  ],
  ['a text has too many sentences', 'Not yet.', 'A. B. C. D.', 'The text has 4 sentences.'],
  ['braces mean nothing', '{village} first', '{vilage} first', '"{vilage}" is neither an amount'],
  [
    'a word is not that of the language',
    'es: Tres cartas',
    'es: Un montón',
    '"montón" is called "pila" everywhere else.',
  ],
  ['there is no such place', 'point: actions', 'point: sky', '25:16: There is no "sky" to point at.'],
  [
    'an answer has no verdict',
    'accept: play village',
    'take: play village',
    '29:19: There is no "take" here.',
  ],
  ['a range is none', 'explain: anything', 'explain: { cost: much }', '"much" is no range.'],
  ['a condition is none', 'explain: anything', 'explain: { price: 3 }', 'There is no "price" here.'],
  ['nothing is accepted', 'accept: play village', 'explain: play village', 'No answer is accepted here.'],
  ['a card is in no game', 'kingdom: [village, smithy]', 'kingdom: [vilage]', 'vilage'],
  [
    'a thing is not there',
    'point: card smithy',
    'point: card gold',
    '35:20: "card gold" is not there at this step.',
  ],
  [
    'an answer cannot be given',
    'play village',
    'play market',
    'No answer fits this, or a rule above takes it.',
  ],
  [
    'nothing is said to an answer',
    'explain: anything',
    'explain: play smithy',
    'Nothing is said to the answer "done".',
  ],
  [
    'a button is not there while something is explained',
    '            point: card smithy\n          - explain: anything\n',
    '            point: card smithy\n          - explain: anything\n            point: button done\n',
    '"button done" is not there at this step.',
  ],
  ['a part of a review is not on the table', 'point: actions', 'point: curve', 'This is only in a review.'],
])('%s', (_, from, to, expected) => {
  const said = mistakesIn(from, to).join('\n');
  if (typeof expected === 'string') expect(said).toContain(expected);
  else expect(said).toMatch(expected);
});

test('what the others answer has to be possible', () => {
  const ends = example
    .replace('accept: play village', 'accept: done')
    .replace('            point: card smithy\n', '')
    .replace('explain: anything', 'explain: { verb: play }')
    .replace('- p2: done', '- p2: play village');
  const steps = ends.replace('- say: { en: And', `${buyStep}      - say: { en: And`);
  const read = readLesson('01-x.yaml', steps);
  if (!('lesson' in read)) throw new Error(read.map(mistakeLine).join('\n'));
  expect(checkLesson(read, []).map(mistakeLine)[0]).toMatch(
    /^01-x\.yaml:18:9: "play village" is not offered\./,
  );
});

const buyStep = `- say: { en: End., es: Fin., pt: Fim., de: Ende. }
        answer:
          - accept: anything
`;

test('a scene of a review names one that is there, and asks nothing at a table', () => {
  const head = example.slice(0, example.indexOf('scenes:'));
  const scenes = `scenes:
  - review: other
    steps:
      - say: { en: A., es: A., pt: A., de: A. }
        point: hand
`;
  const read = readLesson('01-x.yaml', head + scenes);
  if (!('lesson' in read)) throw new Error(read.map(mistakeLine).join('\n'));
  expect(checkLesson(read, ['sample']).map(({ message }) => message)).toEqual([
    'There is no review "other". There are: sample.',
    'This is not in a review. There are: curve, players, ways, decisions.',
  ]);
});
