import { existsSync } from 'node:fs';
import { fullSeed } from '@provincia/arena';
import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, refusal } from '@provincia/command';
import { seedOption } from '../../input/seed.ts';
import { outputStyle, print } from '../../output.ts';
import { type Style, wrap } from '../../play/style.ts';
import { type NamedCall, type ProgramCall, programCalled } from '../call.ts';
import { stderrLines, whyText } from '../losses.ts';
import { LIMITS, ProgramPlayer } from '../player.ts';
import { moveTimeOption } from '../try-out.ts';
import { type Finding, finding } from './finding.ts';
import { Manners } from './manners.ts';
import { Trials } from './trials.ts';

const FAILED = 1;

/** `provincia check-bot`: whether a program plays by the protocol, with a sentence for each thing to get right. */
export async function checkBot(typed: string, options: Options, words: CommandTranslation): Promise<number> {
  const program = programOf(typed);
  const seed = options.seed === undefined ? (fullSeed('1') as string) : seedOption(options.seed);
  const moveTime = moveTimeOption(options['move-time']);
  const style = outputStyle(words);
  const { name, call } = program;
  const findings: Finding[] = [];
  for await (const found of look(call, seed, moveTime)) {
    findings.push(found);
    if (!options.json) print(...lines(found, style));
  }
  const failed = findings.filter(({ passed }) => !passed).length;
  if (options.json) print(JSON.stringify({ name, passed: failed === 0, checks: findings.map(findingJson) }));
  else print('', style.bold(words.say('command.check.result', { name, failed })));
  return failed === 0 ? 0 : FAILED;
}

function programOf(typed: string): NamedCall {
  if (typed === '') throw refusal('program-needed');
  const program = programCalled(typed);
  if (program !== null) return program;
  if (!existsSync(typed)) throw refusal('no-file', { name: typed });
  throw refusal('no-program', { name: typed }, { code: 'see-protocol' });
}

/** One after the other; a program that cannot even be started is not asked for more. */
async function* look(call: ProgramCall, seed: string, moveTime: number): AsyncGenerator<Finding> {
  const hello = await greeting(call, moveTime);
  yield hello;
  if (!hello.passed) return;
  const trials = new Trials(call, seed, moveTime);
  const manners = new Manners(call, seed, moveTime);
  yield await trials.games();
  yield await trials.questions();
  yield await trials.seed();
  yield await manners.unknown();
  yield await manners.middle();
  yield await manners.quit();
  yield await manners.end();
}

async function greeting(call: ProgramCall, moveTime: number): Promise<Finding> {
  const player = new ProgramPlayer(call, { ...LIMITS, move: moveTime });
  const start = performance.now();
  const failure = await player.tryOut();
  const time = Math.round(performance.now() - start);
  await player.close();
  return finding('hello', failure === null, { time }, failure);
}

/** A tick or a cross, the sentence, and below it what the program did. */
function lines({ check, passed, values, failure }: Finding, style: Style): string[] {
  const { words, width, bold } = style;
  if (passed) return wrap(`✓ ${words.say(`command.check.passed.${check}`, values)}`, '', width);
  const sentence = words.say(`command.check.failed.${check}`, values);
  const why = failure === null ? '' : ` ${words.say('command.check.why', { why: whyText(words, failure) })}`;
  const stderr = failure === null ? [] : stderrLines(failure, style).map((line) => `  ${line}`);
  return [...wrap(`${bold('✗')} ${sentence}${why}`, '', width), ...stderr];
}

function findingJson({ check, passed, values, failure }: Finding): object {
  if (failure === null) return { check, passed, ...values };
  const { kind, detail, question, stderr } = failure;
  return { check, passed, ...values, failure: { kind, detail, stderr, problem: question?.problem.message } };
}
