import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, refusal, wholeNumber } from '@provincia/command';
import { outputStyle, print } from '../output.ts';
import { adviceLines } from './advice.ts';
import { gameCalled } from './file.ts';
import { replayLines } from './log.ts';
import { positionLines } from './position.ts';
import { Recording } from './recording.ts';
import { spectator } from './spectator.ts';

/** Whose advice `--explain` gives. */
const ADVISER = 'hard';

/** `provincia replay`: a game as a log, or the position at one step of it. */
export function replay(typed: string, { step, game, explain }: Options, words: CommandTranslation): number {
  if (explain && step === undefined) throw refusal('explain-where');
  const kept = gameCalled(typed, game);
  const recording = new Recording(kept);
  const reader = spectator(kept.names, recording.game.setup.players, words);
  const style = outputStyle(words);
  if (step === undefined) {
    print(...replayLines(recording, reader, style));
    return 0;
  }
  const number = wholeNumber(step, '--step', { min: 0, max: recording.answers.length });
  for (let i = 0; i < number; i++) recording.take(i);
  print(...positionLines(recording.game, number, reader, style));
  if (explain) print(...adviceLines(recording.game, ADVISER, reader, style));
  return 0;
}
