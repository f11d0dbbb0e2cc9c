import { isPlanned, kingdomOf, type PlanBook } from '@provincia/bots';
import type { CommandTranslation } from '@provincia/catalog/command';
import { cares, coachFor, type Played } from '@provincia/coach';
import type { Options } from '@provincia/command';
import { planCache } from '../input/plan-cache.ts';
import { note, outputStyle, print } from '../output.ts';
import { gameCalled } from '../replay/file.ts';
import { spectator } from '../replay/spectator.ts';
import { STOPPED } from '../work/watched.ts';
import { headLines, reviewLines } from './lines.ts';
import { transcriptOf } from './transcript.ts';
import { reviewWatched } from './watched.ts';

/** `provincia review`: where a game was won and lost, by whose answers and by whose luck. */
export async function reviewCommand(
  typed: string,
  { game, all, close, json }: Options,
  words: CommandTranslation,
): Promise<number> {
  const kept = gameCalled(typed, game);
  const transcript = transcriptOf(kept);
  const { played } = transcript;
  const { setup } = played;
  const style = outputStyle(words);
  const reader = spectator(kept.names, setup.players, words);
  if (!json) print(...headLines(transcript, reader, style));
  const searching = searchNote(planCache, played, words);
  if (searching !== null) note(searching);
  const coach = coachFor(planCache, kingdomOf(setup), setup.players, close ? cares.close : cares.first);
  const begun = coach.review(played);
  if (!begun.ok) throw new Error(begun.problem.message);
  const isDone = await reviewWatched(begun.value, played.answers.length, words);
  const { review } = begun.value;
  if (json) print(JSON.stringify(review));
  else print(...reviewLines(review, transcript, reader, style, all === true));
  if (isDone) return 0;
  const turns = review.turns.length;
  note(words.say('command.review.stopped', { turns }));
  return STOPPED;
}

/** What to say before plans have to be looked for; null if they are known. */
export function searchNote(book: PlanBook, { setup }: Played, { say }: CommandTranslation): string | null {
  return isPlanned({ level: 'hard', kingdom: kingdomOf(setup), players: setup.players }, book)
    ? null
    : say('command.review.plans');
}
