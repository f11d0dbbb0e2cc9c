import type { Page } from '@playwright/test';
import { playedScene } from '@provincia/lessons';
import { allLessons } from '@provincia/lessons/folder';
import { answersTo, isAnswered, judge } from '@provincia/lessons/judging';
import { isReview, type Lesson, type Point, type Step, type TableScene } from '@provincia/lessons/lesson';
import { inLanguage } from '@provincia/lessons/read';
import type { Decision } from '@provincia/protocol';

/** All lessons, in English. */
export const lessons: readonly Lesson[] = allLessons().map((lesson) => inLanguage(lesson, 'en'));

/** What is said to an answer in German, found by its place among all that is said. */
export function germanOf(lesson: Lesson, reply: string): string {
  const written = allLessons().find(({ id }) => id === lesson.id);
  if (written === undefined) throw new Error(`there is no lesson "${lesson.id}"`);
  return repliesOf(inLanguage(written, 'de'))[repliesOf(lesson).indexOf(reply)];
}

function repliesOf({ scenes }: Lesson): readonly string[] {
  const steps = scenes.flatMap<Step>((scene) => scene.steps);
  return steps.flatMap(({ answer = [] }) => answer.map((rule) => rule.reply ?? ''));
}

/** One thing that is done in a lesson, and what is shown before it. */
export interface Move {
  readonly said: string;
  readonly point: Point | undefined;
  readonly do:
    | { readonly kind: 'next' }
    /** By its place among the options. */
    | { readonly kind: 'choose'; readonly option: number }
    | { readonly kind: 'answer'; readonly picks: readonly string[]; readonly decision: Decision };
}

/** The way through a lesson that gives the first accepted answer everywhere. */
export function wayThrough({ scenes }: Lesson): readonly Move[] {
  return scenes.flatMap((scene) => {
    if (isReview(scene)) return scene.steps.flatMap((step) => [plainMove(step), ...replyTo(step)]);
    const answers: (readonly string[])[] = [];
    return scene.steps.flatMap((step) => movesAt(scene, step, answers));
  });
}

function movesAt(scene: TableScene, step: Step, answers: (readonly string[])[]): readonly Move[] {
  if (step.answer === undefined) return [plainMove(step), ...replyTo(step)];
  const rules = step.answer;
  const { decision } = playedScene(scene, answers);
  if (decision === null) throw new Error(`nothing is asked at "${step.say}"`);
  const possible = answersTo(decision).map((one) => ({ one, rule: judge(rules, decision, one) }));
  const first = rules.find((each) => each.verdict === 'accept' && possible.some(({ rule }) => rule === each));
  const picks = possible.find(({ rule }) => rule !== undefined && rule === first)?.one;
  if (picks === undefined) throw new Error(`nothing is accepted at "${step.say}"`);
  answers.push(picks);
  const { reply, point } = judge(rules, decision, picks) ?? {};
  return [
    { said: step.say, point: step.point, do: { kind: 'answer', picks, decision } },
    ...(reply === undefined ? [] : [{ said: reply, point, do: { kind: 'next' as const } }]),
  ];
}

function plainMove({ say: said, point, choose }: Step): Move {
  const option = choose?.findIndex(({ verdict }) => verdict === 'accept');
  return { said, point, do: option === undefined ? { kind: 'next' } : { kind: 'choose', option } };
}

function replyTo({ choose }: Step): readonly Move[] {
  const right = choose?.find(({ verdict }) => verdict === 'accept');
  return right ? [{ said: right.reply, point: undefined, do: { kind: 'next' } }] : [];
}

/** The first thing that is said that names a card: how many moves there are before it, and that card. */
export function namedCard(lesson: Lesson): { readonly before: number; readonly card: string } {
  const way = wayThrough(lesson);
  const before = way.findIndex(({ said }) => /\{[a-z-]+\}/.test(said));
  return { before, card: /\{([a-z-]+)\}/.exec(way[before].said)?.[1] ?? '' };
}

/** A step with an answer that is explained: how many moves there are before it, and that answer. */
export function wrongAnswer(lesson: Lesson): {
  readonly before: number;
  readonly picks: readonly string[];
  readonly reply: string;
} {
  const way = wayThrough(lesson);
  for (const [before, { said, do: what }] of way.entries()) {
    if (what.kind !== 'answer') continue;
    const step = lesson.scenes.flatMap<Step>(({ steps }) => steps).find((one) => one.say === said);
    const rules = step?.answer ?? [];
    for (const picks of answersTo(what.decision)) {
      const rule = judge(rules, what.decision, picks);
      if (rule?.verdict === 'explain' && picks.length === 1)
        return { before, picks, reply: rule.reply ?? '' };
    }
  }
  throw new Error(`nothing is explained in "${lesson.id}"`);
}

/** A step that treasures can be played at one by one: how many moves there are before it, and the treasures in order. */
export function oneByOne(lesson: Lesson): { readonly before: number; readonly cards: readonly string[] } {
  const way = wayThrough(lesson);
  const before = way.findIndex(({ do: what }) => what.kind === 'answer' && what.picks[0] === 'treasures');
  const scene = lesson.scenes[0] as TableScene;
  const answers = way
    .slice(0, before)
    .flatMap(({ do: what }) => (what.kind === 'answer' ? [what.picks] : []));
  const rules = scene.steps.find(({ say }) => say === way[before].said)?.answer ?? [];
  const cards: string[] = [];
  for (;;) {
    const { decision } = playedScene(scene, answers);
    if (isAnswered(rules, decision)) return { before, cards };
    const [picks] = answersTo(decision as Decision).filter(([pick]) => pick?.startsWith('play '));
    answers.push(picks);
    cards.push(picks[0].slice('play '.length));
  }
}

/** Reads on to the first question at the table of a lesson. */
export async function toQuestion(page: Page, lesson: Lesson): Promise<void> {
  await page.goto(`/learn/${lesson.id}`);
  const bubble = page.locator('[data-landmark="lesson"]');
  for (const { do: what } of wayThrough(lesson)) {
    if (what.kind === 'answer') break;
    await bubble.locator('[data-part="go-on"]').click();
  }
  await bubble.and(page.locator('[data-asks="table"]')).waitFor();
}
