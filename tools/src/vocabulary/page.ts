import { Source, type Word } from './source.ts';

/** The words of the engine as a page of the documentation. */
export function vocabularyPage(): string {
  const decision = new Source('decision.ts');
  return `${[
    '# Vocabulary of the engine',
    'Written by `npm run vocabulary` from the sources of `packages/engine`; a test compares it with them. What the words of the project mean as a whole stands in [ARCHITECTURE.md](ARCHITECTURE.md#words-of-this-project).',
    ...section(
      'What a card can let a player do',
      'The methods of `me` and of every other player in the instructions of a card.',
      ['chooser.ts', 'mover.ts', 'gainer.ts', 'player.ts'].flatMap((file) => new Source(file).methods()),
    ),
    ...section(
      'What a card can do with its own play',
      'The methods of `play` in the instructions of a card.',
      new Source('play.ts').methods(),
    ),
    ...section(
      'Moments',
      'When a card can act outside its own play (`abilities`).',
      new Source('moments.ts').fields('Moments'),
    ),
    ...section('Kinds of decisions', 'What a question is made of.', decision.union('DecisionKind')),
    ...section('Purposes', 'What the picks of a decision are for.', decision.union('Purpose')),
    ...section(
      'Verbs of choices',
      'What picking a choice does.',
      new Source('choice.ts').field('What', 'verb'),
    ),
    ...section(
      'Events',
      'What happened. All have `type`, `player` and `source`, and those about several cards `count`, `cards` and `seenBy`; beside them:',
      new Source('events.ts').tagged('type'),
    ),
  ].join('\n\n')}\n`;
}

function section(title: string, sentence: string, words: readonly Word[]): string[] {
  const rows = words.map(({ word, meaning }) => `| \`${word}\` | ${meaning} |`);
  return [`## ${title}`, sentence, ['| | |', '|---|---|', ...rows].join('\n')];
}
