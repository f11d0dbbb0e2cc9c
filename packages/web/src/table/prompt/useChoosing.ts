import type { Decision, Problem, Sight } from '@provincia/protocol';
import { useMemo, useRef, useState } from 'react';
import type { TableLink } from '../../game-link/table-link.ts';
import { type Doubt, doubtOf } from './doubts.ts';
import { answerInARow } from './in-a-row.ts';
import { type Offers, offersOf } from './offers.ts';
import { fits, isSinglePick, type Pick, toggled } from './picks.ts';
import { type TreasurePlay, treasurePlay } from './treasures.ts';
import { useCaution } from './useCaution.ts';

/** Answering what is asked, in place. */
export interface Choosing {
  readonly decision: Decision | null;
  readonly offers: Offers;
  readonly picks: readonly Pick[];
  /** Whether so many answer it. */
  readonly ready: boolean;
  readonly treasures: TreasurePlay | null;
  /** Why what was just chosen may be a slip: asked about before it is done. The same again does it. */
  readonly doubt: Doubt | null;
  readonly problem: Problem | null;
  /** Whether an answer was given that has to wait for the connection. */
  readonly waits: boolean;
  /** A click on a choice: answers if one is asked for, else picks it or lets go of it. */
  choose(label: string, key: string): void;
  /** The place in the order of the picks; -1 if it is not picked. */
  orderOf(key: string): number;
  confirm(): void;
  /** Answers with nothing: ends a phase, declines. */
  pass(): void;
  playTreasures(): void;
  /** Does what there is a doubt about, or thinks better of it. */
  settle(yes: boolean): void;
}

interface Draft {
  readonly seq: number;
  readonly picks: readonly Pick[];
  readonly doubted: { readonly answer: readonly string[]; readonly doubt: Doubt } | null;
  readonly problem: Problem | null;
  /** Whether it has been given and nothing has come of it yet. */
  readonly given: boolean;
}

/** The draft of an answer is forgotten as soon as something else is asked. */
export function useChoosing(link: TableLink, sight: Sight): Choosing {
  const { decision, view, seq } = sight;
  const empty: Draft = { seq, picks: [], doubted: null, problem: null, given: false };
  const [kept, setDraft] = useState(empty);
  const draft = kept.seq === seq ? kept : empty;
  const sending = useRef<number | null>(null);
  const caution = useCaution(link);
  const offers = useMemo(() => offersOf(decision, view), [decision, view]);
  const treasures = useMemo(() => decision && treasurePlay(decision, view), [decision, view]);

  /** One answer to a question: a second click before the reply would answer the next one. */
  const send = async (answer: () => Promise<Problem | null>) => {
    if (sending.current === seq) return;
    sending.current = seq;
    setDraft({ ...draft, problem: null, given: true });
    const problem = await answer();
    sending.current = null;
    if (problem === null) return;
    const failed = { ...empty, problem: problem.code === 'stale' ? null : problem };
    setDraft((now) => (now.seq === seq ? failed : now));
  };
  const answer = (picks: readonly string[]) => {
    if (decision === null) return;
    const doubt = doubtOf(decision, view, picks, caution);
    const isMeant = draft.doubted?.answer.join() === picks.join();
    if (doubt !== null && !isMeant) {
      setDraft({ ...draft, doubted: { answer: picks, doubt } });
      return;
    }
    if (doubt !== null) caution.settle(doubt);
    void send(() => link.answer(picks));
  };

  const choose = (label: string, key: string) => {
    if (decision === null) return;
    if (isSinglePick(decision)) answer([label]);
    else setDraft({ ...draft, picks: toggled(decision, draft.picks, { label, key }), problem: null });
  };

  return {
    decision,
    offers,
    picks: draft.picks,
    ready: decision !== null && fits(decision, draft.picks.length),
    treasures,
    doubt: draft.doubted?.doubt ?? null,
    problem: draft.problem,
    waits: draft.given && link.state.connection === 'lost',
    choose,
    orderOf: (key) => draft.picks.findIndex((pick) => pick.key === key),
    confirm: () => {
      if (decision === null || isSinglePick(decision) || !fits(decision, draft.picks.length)) return;
      answer(draft.picks.map(({ label }) => label));
    },
    pass: () => {
      if (decision?.min === 0) answer([]);
    },
    playTreasures: () => {
      if (treasures !== null) void send(() => answerInARow(link, treasures.answers));
    },
    settle: (yes) => {
      if (yes && draft.doubted !== null) answer(draft.doubted.answer);
      else setDraft({ ...draft, doubted: null });
    },
  };
}
