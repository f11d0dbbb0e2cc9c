import type { Event, Sight } from '@provincia/protocol';
import { useEffect, useMemo, useState } from 'react';
import type { TableLink } from '../../game-link/table-link.ts';
import { useSettings } from '../../settings/settings.ts';
import { type AnsweredGain, gainAnswer, isTakenBack } from './gain-answers.ts';

interface Answered {
  readonly gains: readonly AnsweredGain[];
  /** The first question after them that the player was asked; null as long as there was none. */
  readonly askedAt: number | null;
}

const nothing: Answered = { gains: [], askedAt: null };

interface GainAnswering {
  /** What the player sees: what is answered for them is not asked. */
  readonly sight: Sight;
  /** What was answered for them, until they have answered something themselves. */
  readonly answered: readonly AnsweredGain[];
}

/** Answers what is asked of gained cards as the player has set it, at a table where nobody leads them through a game. */
export function useGainAnswers(
  link: TableLink,
  sight: Sight,
  events: readonly Event[],
  isLed: boolean,
): GainAnswering {
  const { decision, seq } = sight;
  const wanted = useSettings((settings) => settings.gains);
  const [{ gains, askedAt }, setAnswered] = useState(nothing);
  const [refused, setRefused] = useState<number | null>(null);
  const answer = useMemo(
    () => (decision === null || isLed || isTakenBack(events) ? null : gainAnswer(decision, wanted)),
    [decision, isLed, events, wanted],
  );
  const given = refused === seq ? null : answer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (decision === null) return;
    if (given === null) {
      setAnswered((before) => (before.askedAt === null ? { ...before, askedAt: seq } : nothing));
      return;
    }
    setAnswered((before) => ({
      gains: [...(before.askedAt === null ? before.gains : []), ...(given.isHalf ? [] : [given])],
      askedAt: null,
    }));
    void link.answer(given.picks).then((problem) => problem !== null && setRefused(seq));
  }, [seq, decision === null, given === null]);
  const shown = useMemo(() => (given === null ? sight : { ...sight, decision: null }), [given, sight]);
  return { sight: shown, answered: askedAt === null || askedAt === seq ? gains : nothing.gains };
}
