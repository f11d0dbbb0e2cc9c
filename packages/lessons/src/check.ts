import type { Sight } from '@provincia/protocol';
import { answersTo, askingStep, isAnswered, judge } from './judging.ts';
import {
  isReview,
  type Point,
  type ReviewScene,
  type Rule,
  reviewPlaces,
  type TableScene,
} from './lesson.ts';
import { isThere } from './points.ts';
import type { Mistake, Path, ReadLesson, Texts } from './read.ts';
import { playedScene, SceneProblem } from './scene.ts';

/** So many answers are tried for each rule, and a way through a scene has no more answers than this. */
const MOST_EXAMPLES = 6;
const LONGEST_WAY = 60;

type Answers = readonly (readonly string[])[];
type Tell = (path: Path, message: string) => void;

/** Plays a lesson along all that it accepts, and says what does not work. */
export function checkLesson(
  { lesson, mistakeAt }: ReadLesson,
  reviews: readonly string[],
): readonly Mistake[] {
  const found = new Map<string, Mistake>();
  for (const [i, scene] of lesson.scenes.entries()) {
    const tell: Tell = (path, message) => {
      const mistake = mistakeAt(['scenes', i, ...path], message);
      const key = `${mistake.line}:${mistake.column}`;
      // The first way that leads there is told of.
      if (!found.has(key)) found.set(key, mistake);
    };
    if (isReview(scene)) checkReview(scene, reviews, tell);
    else new Walk(scene, tell).check();
  }
  return [...found.values()];
}

function checkReview({ review, steps }: ReviewScene<Texts>, reviews: readonly string[], tell: Tell): void {
  if (!reviews.includes(review)) {
    tell(['review'], `There is no review "${review}". There are: ${reviews.join(', ')}.`);
  }
  for (const [i, { answer, point }] of steps.entries()) {
    if (answer !== undefined) tell(['steps', i, 'answer'], 'A review asks nothing at a table. Use "choose".');
    if (point !== undefined && !isInReview(point)) {
      tell(['steps', i, 'point'], `This is not in a review. There are: ${reviewPlaces.join(', ')}.`);
    }
  }
}

function isInReview({ at }: Point): boolean {
  return reviewPlaces.some((place) => place === at);
}

/** The ways through a scene. One of them is the main way; from it every other accepted answer is tried, and goes on as the main way does. */
class Walk {
  readonly #scene: TableScene<Texts>;
  readonly #tell: Tell;
  /** The rules that some answer has met. */
  readonly #met = new Set<Rule<Texts>>();
  /** What could be answered at a step, on the main way. */
  readonly #offered = new Map<number, string>();

  constructor(scene: TableScene<Texts>, tell: Tell) {
    this.#scene = scene;
    this.#tell = tell;
  }

  check(): void {
    this.#goOn(0, [], true);
    for (const [i, { answer = [] }] of this.#scene.steps.entries()) {
      const offered = this.#offered.get(i);
      if (offered === undefined) continue;
      for (const [j, rule] of answer.entries()) {
        if (this.#met.has(rule)) continue;
        const message = `No answer fits this, or a rule above takes it. Remove it, or correct it. What can be answered: ${offered}.`;
        this.#tell(['steps', i, 'answer', j], message);
      }
    }
  }

  #goOn(at: number, answers: Answers, isMain: boolean): void {
    const step = this.#scene.steps.at(at);
    if (step === undefined) return;
    const sight = this.#played(at, answers);
    if (sight === null) return;
    const isAsking = askingStep(this.#scene.steps, at) !== null;
    this.#checkPoint(step.point, ['steps', at, 'point'], isAsking ? sight : { ...sight, decision: null });
    if (step.answer === undefined) this.#goOn(at + 1, answers, isMain);
    else this.#answer(at, step.answer, sight, answers, isMain);
  }

  #answer(at: number, rules: readonly Rule<Texts>[], sight: Sight, answers: Answers, isMain: boolean): void {
    const { decision } = sight;
    const path = ['steps', at, 'answer'];
    if (decision === null) {
      this.#tell(path, `Nothing is asked here${after(answers)}. Make it a step without "answer".`);
      return;
    }
    if (answers.length >= LONGEST_WAY) {
      this.#tell(path, 'This step does not come to an end. Accept an answer that leads on.');
      return;
    }
    const examples = new Map<Rule<Texts>, (readonly string[])[]>(rules.map((rule) => [rule, []]));
    const offered = answersTo(decision);
    if (!this.#offered.has(at)) this.#offered.set(at, offered.slice(0, 40).map(asText).join('; '));
    for (const picks of offered) {
      const rule = judge(rules, decision, picks);
      if (rule === undefined) {
        const message = `Nothing is said to the answer "${asText(picks)}"${after(answers)}. Add a last rule for "anything".`;
        this.#tell(path, message);
        return;
      }
      this.#met.add(rule);
      examples.get(rule)?.push(picks);
    }
    let goesMain = isMain;
    for (const [i, rule] of rules.entries()) {
      const tried = (examples.get(rule) ?? []).slice(0, MOST_EXAMPLES);
      for (const picks of isMain ? tried : tried.slice(0, 1)) {
        const isLed = this.#follow(at, rule, [...path, i], [...answers, picks], goesMain);
        if (isLed && !isMain) return;
        if (isLed) goesMain = false;
      }
    }
  }

  /** True if it was the answer that leads on. */
  #follow(at: number, rule: Rule<Texts>, path: Path, answers: Answers, isMain: boolean): boolean {
    const { verdict, point } = rule;
    const sight = this.#played(at, answers, verdict === 'explain');
    if (sight === null) return false;
    if (verdict === 'explain') {
      // Nothing is asked until it is tried again.
      this.#checkPoint(point, [...path, 'point'], { ...sight, decision: null });
      return false;
    }
    this.#checkPoint(point, [...path, 'point'], sight);
    if (verdict === 'accept') {
      this.#goOn(at + 1, answers, isMain);
      return true;
    }
    const rules = this.#scene.steps[at].answer ?? [];
    this.#goOn(isAnswered(rules, sight.decision) ? at + 1 : at, answers, false);
    return false;
  }

  #played(at: number, answers: Answers, alone = false): Sight | null {
    try {
      return playedScene(this.#scene, answers, alone);
    } catch (reason) {
      if (!(reason instanceof SceneProblem)) throw reason;
      const path = reason.script === null ? ['given'] : ['rivals', reason.script];
      this.#tell(path, `${reason.message} (At step ${at + 1}${after(answers)}.)`);
      return null;
    }
  }

  #checkPoint(point: Point | undefined, path: Path, sight: Sight): void {
    if (point === undefined) return;
    if (isInReview(point)) this.#tell(path, 'This is only in a review.');
    else if (!isThere(point, sight)) this.#tell(path, `${nameOf(point)} is not there at this step.`);
  }
}

function nameOf({ at, of }: Point): string {
  return of === undefined ? `"${at}"` : `"${at} ${of}"`;
}

function asText(picks: readonly string[]): string {
  return picks.length === 0 ? 'done' : picks.join(', ');
}

function after(answers: Answers): string {
  return answers.length === 0 ? '' : ` after ${answers.map(asText).join(' / ')}`;
}
