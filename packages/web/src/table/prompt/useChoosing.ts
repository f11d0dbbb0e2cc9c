import type { Wish } from '@provincia/catalog';
import type { Decision, Sight } from '@provincia/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Refused } from '../../api/problem-words.ts';
import type { TableLink } from '../../game-link/table-link.ts';
import { type Doubt, doubtOf } from './doubts.ts';
import { type HalfMade, keepChoice, keptChoice, nothingMade } from './half-made.ts';
import { answerInARow } from './in-a-row.ts';
import { type Offers, offersOf } from './offers.ts';
import { clicked, fits, givenBack, isSinglePick, type Picks } from './picks.ts';
import { type TreasurePlay, treasurePlay } from './treasures.ts';
import { useCaution } from './useCaution.ts';

/** Answering what is asked, in place. */
export interface Choosing extends HalfMade {
  readonly decision: Decision | null;
  readonly offers: Offers;
  /** Whether so many answer it. */
  readonly ready: boolean;
  readonly treasures: TreasurePlay | null;
  /** Why what was just chosen may be a slip: asked about before it is done. The same again does it. */
  readonly doubt: Doubt | null;
  readonly problem: Refused | null;
  /** What was said and has to wait for the connection. */
  readonly waits: Said | null;
  /** A click on a choice: answers if one is asked for, else picks one of it, or lets go of it where no more can be picked. */
  choose(label: string): void;
  /** What was pressed and cannot be chosen: the prompt says why. */
  readonly wondered: Wish | null;
  wonder(wish: Wish): void;
  /** Lets go of one of it. */
  giveBack(label: string): void;
  /** Remembers what is about to be answered with, where one pick is the answer, and what was typed to find it. */
  hold(label: string | undefined, typed?: string): void;
  /** The place in the order of the picks; -1 if it is not picked. */
  orderOf(label: string): number;
  confirm(): void;
  /** Follows advice: gives the answer, or fills in one of several picks, to be seen before it is confirmed. */
  follow(picks: Picks): void;
  /** Answers with nothing: ends a phase, declines. */
  pass(): void;
  playTreasures(): void;
  /** Does what there is a doubt about, or thinks better of it. */
  settle(yes: boolean): void;
  /** Takes the last answer back, or asks the others whether it may be; does nothing where it cannot be. */
  undo(): void;
  /** Says whether another may take theirs back. */
  consent(yes: boolean): void;
}

type Said = 'answer' | 'undo';

interface Draft extends HalfMade {
  readonly seq: number;
  readonly doubted: { readonly answer: readonly string[]; readonly doubt: Doubt } | null;
  readonly problem: Refused | null;
  readonly wondered: Wish | null;
  /** What has been said of which nothing has come yet. */
  readonly said: Said | null;
}

/** The draft of an answer is forgotten as soon as something else is asked; what was chosen outlives a reload. */
export function useChoosing(link: TableLink, sight: Sight): Choosing {
  const { decision, view, seq, undo, request } = sight;
  const empty: Draft = { ...nothingMade, seq, doubted: null, problem: null, wondered: null, said: null };
  const [kept, setDraft] = useState(() => ({ ...empty, ...keptChoice(sight) }));
  const draft = kept.seq === seq ? kept : empty;
  const sending = useRef<number | null>(null);
  const caution = useCaution(link);
  const offers = useMemo(() => offersOf(decision, view), [decision, view]);
  const treasures = useMemo(() => decision && treasurePlay(decision, view), [decision, view]);

  const { picks, typed } = draft;
  useEffect(() => keepChoice(sight, { picks, typed }), [sight, picks, typed]);

  /** One answer to a question: a second click before the reply would answer the next one. */
  const send = async (said: Said, saying: () => Promise<Refused | null>) => {
    if (sending.current === seq) return;
    sending.current = seq;
    setDraft({ ...draft, problem: null, wondered: null, said });
    const problem = await saying();
    sending.current = null;
    if (problem === null) return;
    const failed = { ...empty, problem: problem.code === 'stale' ? null : problem };
    setDraft((now) => (now.seq === seq ? failed : now));
  };
  const answer = (labels: Picks) => {
    if (decision === null) return;
    const doubt = doubtOf(decision, view, labels, caution);
    const isMeant = draft.doubted?.answer.join() === labels.join();
    if (doubt !== null && !isMeant) {
      setDraft({ ...draft, wondered: null, doubted: { answer: labels, doubt } });
      return;
    }
    if (doubt !== null) caution.settle(doubt);
    void send('answer', () => link.answer(labels));
  };

  const choose = (label: string) => {
    if (decision === null) return;
    if (isSinglePick(decision)) answer([label]);
    else setDraft({ ...draft, picks: clicked(decision, picks, label), problem: null, wondered: null });
  };

  return {
    decision,
    offers,
    picks,
    typed,
    ready: decision !== null && fits(decision, picks.length),
    treasures,
    doubt: draft.doubted?.doubt ?? null,
    problem: draft.problem,
    waits: link.state.connection === 'lost' ? draft.said : null,
    choose,
    wondered: draft.wondered,
    wonder: (wondered) => setDraft({ ...draft, wondered }),
    giveBack: (label) => setDraft({ ...draft, picks: givenBack(picks, label), problem: null }),
    hold: (label, words = '') =>
      setDraft({ ...draft, picks: label === undefined ? [] : [label], typed: words, problem: null }),
    orderOf: (label) => picks.indexOf(label),
    confirm: () => {
      if (decision === null || isSinglePick(decision) || !fits(decision, picks.length)) return;
      answer(picks);
    },
    follow: (labels) => {
      if (decision === null) return;
      if (isSinglePick(decision) || labels.length === 0) answer(labels);
      else setDraft({ ...draft, picks: labels, problem: null });
    },
    pass: () => {
      if (decision?.min === 0) answer([]);
    },
    playTreasures: () => {
      if (treasures !== null) void send('answer', () => answerInARow(link, treasures.answers));
    },
    settle: (yes) => {
      if (yes && draft.doubted !== null) answer(draft.doubted.answer);
      else setDraft({ ...draft, doubted: null });
    },
    undo: () => {
      if (undo !== null && request === null) void send('undo', () => link.undo());
    },
    consent: (yes) => void send('answer', () => link.consent(yes)),
  };
}
