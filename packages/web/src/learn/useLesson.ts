import { isAnswered } from '@provincia/lessons/judging';
import {
  isReview,
  type Lesson,
  type Option,
  type Point,
  type Scene,
  type Step,
} from '@provincia/lessons/lesson';
import type { Sight } from '@provincia/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { gameWorker } from '../game-link/start-worker.ts';
import { keepProgress, progressOf } from './progress.ts';
import {
  after,
  askingFrom,
  beginning,
  fitting,
  judged,
  type ReplyPlace,
  replyAt,
  type Spot,
  stepAt,
} from './trail.ts';

/** Leads on, leaves the question open, or has to be tried again. */
type Verdict = 'accept' | 'stay' | 'explain';

/** What was said to the last answer, without the words, which are those of the chosen language. */
interface Replied extends ReplyPlace {
  readonly verdict: Verdict;
}

interface Reply {
  readonly verdict: Verdict;
  /** Which one it is, in any language. */
  readonly key: string;
  readonly text: string;
  readonly point: Point | undefined;
}

/** A lesson that somebody is taking. */
export interface Taking {
  /** What lies before them. Null until it does. */
  readonly shown: { readonly scene: Scene; readonly sight: Sight | null } | null;
  /** Whether an answer at the table means anything now. */
  readonly isAsking: boolean;
  /** What was said to the last answer; as long as it leads on, it stands before the next step. */
  readonly reply: Reply | null;
  /** Null behind the last step. */
  readonly step: Step | null;
  /** The spot that is spoken of. */
  readonly spot: Spot;
  readonly canGoBack: boolean;
  answer(picks: readonly string[]): void;
  choose(option: Option): void;
  /** Goes on, or tries again what was not so good. */
  goOn(): void;
  back(): void;
  restart(): void;
}

interface Laid {
  readonly spot: Spot;
  readonly sight: Sight | null;
}

/** The numbers of questions never come back, so that no half-made answer to one is taken for another's. */
let seq = Date.now();

/** Takes somebody through a lesson, from where they were. */
export function useLesson(lesson: Lesson): Taking {
  const { id } = lesson;
  const [trail, setTrail] = useState(() => fitting(lesson, progressOf(id).trail));
  const [replied, setReplied] = useState<Replied | null>(null);
  const [laid, setLaid] = useState<Laid | null>(null);
  const spot = trail[trail.length - 1];
  const step = stepAt(lesson, spot);
  const reply = replied && replyIn(lesson, replied);
  const isExplaining = reply?.verdict === 'explain';
  const scene = laid && lesson.scenes.at(laid.spot.scene);
  const asked = useRef(0);

  /** Lays out the position at a spot, unless another one is wanted by then. With `alone` nobody answers the last answer. */
  const lay = useCallback(
    async (at: Spot, alone = false): Promise<Laid | null> => {
      const number = ++asked.current;
      const scene = lesson.scenes.at(at.scene);
      if (scene === undefined) return null;
      const sight = isReview(scene) ? null : await played(scene, at, alone);
      if (number !== asked.current) return null;
      const now = { spot: at, sight };
      setLaid(now);
      return now;
    },
    [lesson],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: where they were; in another language the same lies on the table
  useEffect(() => {
    lay(spot).catch(() => {
      // What was answered is not possible any more: the lesson has changed since.
      setTrail([beginning]);
      void lay(beginning);
    });
  }, []);

  const walk = (next: readonly Spot[], said: Replied | null = null) => {
    setReplied(said);
    setTrail(next);
    const isOver = stepAt(lesson, next[next.length - 1]) === null;
    keepProgress(id, isOver ? { trail: [], isDone: true } : { trail: next });
  };

  /** Before it is spoken of: nobody should be told about a table that does not lie there yet. */
  const layIfOther = async (at: Spot) => {
    const isSame = laid?.spot.scene === at.scene && laid.spot.answers.length === at.answers.length;
    if (!isSame) await lay(at);
  };

  const answer = async (picks: readonly string[]) => {
    const decision = laid?.sight?.decision;
    if (!decision || laid?.spot.scene !== spot.scene || isExplaining) return;
    const found = judged(lesson, spot, decision, picks);
    if (found === null) return;
    const { verdict, reply: text } = found.rule;
    const rules = stepAt(lesson, found.spot)?.answer ?? [];
    const place = { spot: found.spot, index: rules.indexOf(found.rule) };
    const answered = { ...found.spot, answers: [...spot.answers, picks] };
    const now = await lay(answered, verdict === 'explain');
    if (now === null) return;
    // Whoever was hasty is at the step that they answered.
    const until = found.spot.step === spot.step ? trail : [...trail, found.spot];
    if (verdict === 'explain') {
      walk(until, { verdict, ...place });
      return;
    }
    const isOver = verdict === 'accept' || isAnswered(rules, now.sight?.decision ?? null);
    const next = isOver ? after(lesson, answered) : answered;
    if (text === undefined && next.scene !== answered.scene) await lay(next);
    walk([...until, next], text === undefined ? null : { verdict: isOver ? 'accept' : 'stay', ...place });
  };

  const choose = (option: Option) => {
    const { verdict } = option;
    const index = step?.choose?.indexOf(option) ?? -1;
    walk(verdict === 'accept' ? [...trail, after(lesson, spot)] : trail, { verdict, spot, index });
  };

  const goTo = async (next: readonly Spot[]) => {
    await layIfOther(next[next.length - 1]);
    walk(next);
  };

  const goOn = async () => {
    if (reply !== null && reply.verdict !== 'stay') {
      await layIfOther(spot);
      setReplied(null);
    } else if (isToRead(step)) {
      await goTo([...trail, after(lesson, spot)]);
    }
  };

  return {
    shown: laid && scene ? { scene, sight: laid.sight } : null,
    isAsking: laid?.spot.scene === spot.scene && !isExplaining && askingFrom(lesson, spot) !== null,
    reply,
    step,
    spot: reply?.verdict === 'accept' && trail.length > 1 ? trail[trail.length - 2] : spot,
    canGoBack: trail.length > 1 && !isExplaining,
    answer: (picks) => void answer(picks),
    choose,
    goOn: () => void goOn(),
    back: () => void (trail.length > 1 && goTo(trail.slice(0, -1))),
    restart: () => void goTo([beginning]),
  };
}

function replyIn(lesson: Lesson, { verdict, ...place }: Replied): Reply | null {
  const said = replyAt(lesson, place);
  if (said === null) return null;
  const { spot, index } = place;
  const point = 'point' in said ? said.point : undefined;
  return { verdict, key: `${spot.scene} ${spot.step} ${index}`, text: said.reply ?? '', point };
}

function isToRead(step: Step | null): boolean {
  return step !== null && step.answer === undefined && step.choose === undefined;
}

/** In the worker, which has the rules. */
async function played(
  scene: Exclude<Scene, { review: string }>,
  { answers }: Spot,
  alone: boolean,
): Promise<Sight> {
  const { players, kingdom, given, rivals } = scene;
  const sight = await gameWorker().call('scene', { players, kingdom, given, rivals }, answers, alone);
  return { ...sight, seq: ++seq };
}
