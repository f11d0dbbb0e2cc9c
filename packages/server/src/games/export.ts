import { library } from '@provincia/cards';
import { plainLine, type Translation, turns } from '@provincia/catalog';
import { Course, sightOf } from '@provincia/course';
import { checkSetup, Game, pack, unpack } from '@provincia/engine';
import type { Event, Sight } from '@provincia/protocol';
import { Refusal } from '../refusal.ts';

/** A whole game as one short string: only once it is over, because it gives away every card. */
export function packed(course: Course): string {
  mustBeOver(course);
  return pack(course.start.setup, course.answers);
}

function mustBeOver({ over }: Course): void {
  if (!over) {
    throw new Refusal(409, 'running', 'The game still goes on: its cards are secret until it is over.');
  }
}

/** The game that a string holds, played to its end, or why it holds none. */
export function unpacked(text: string): { game: Game; answers: readonly (readonly string[])[] } {
  const read = unpack(text.trim());
  if (!read.ok) throw new Refusal(422, 'packed-game', read.problem.message);
  const { setup, answers } = read.value;
  const checked = checkSetup(library, setup);
  if (!checked.ok) throw new Refusal(422, 'packed-game', checked.problem.message);
  const game = Game.replay(library, setup, answers);
  if (!game.ok)
    throw new Refusal(422, 'packed-game', `The game cannot be played again: ${game.problem.message}`);
  if (game.value.decision !== null) {
    throw new Refusal(
      422,
      'packed-game',
      'The game was not played to its end, and nobody sits there to do so.',
    );
  }
  return { game: game.value, answers };
}

/** How the game stood after so many answers, seen from one seat, with the events of the last answer. */
export function atStep(table: string, { answers, start }: Course, step: number, seat: number | null): Sight {
  if (step > answers.length) throw new Refusal(404, 'step', `The game has ${answers.length} steps.`);
  const { course, events } = Course.begin(start);
  if (step === 0) return sightOf(table, course, seat, events);
  if (step > 1) course.apply({ kind: 'bots', answers: answers.slice(0, step - 1) }, start.startedAt);
  const last = course.apply({ kind: 'bots', answers: [answers[step - 1]] }, start.startedAt);
  return sightOf(table, course, seat, last);
}

/** A game to read, turn by turn. What was taken back stands in brackets. */
export function textLog(
  translation: Translation,
  events: readonly Event[],
  names: readonly string[],
): string {
  return turns(translation, events, names, null)
    .map(({ heading, lines }) => {
      const told = lines.map((line) => {
        const text = plainLine(translation, line);
        return `${line.nested ? '    ' : '  '}${line.undone ? `[${text}]` : text}`;
      });
      return [plainLine(translation, heading), ...told].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}
