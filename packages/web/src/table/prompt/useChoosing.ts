import type { Decision, Problem, Sight } from '@provincia/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { TableLink } from '../../game-link/table-link.ts';
import { keepPicks, keptPicks } from './half-made.ts';
import { answerInARow } from './in-a-row.ts';
import { lastCardOf } from './last-card.ts';
import { type Offers, offersOf } from './offers.ts';
import { clicked, fits, givenBack, isSinglePick, type Picks } from './picks.ts';
import { type TreasurePlay, treasurePlay } from './treasures.ts';

/** Answering what is asked, in place. */
export interface Choosing {
  readonly decision: Decision | null;
  readonly offers: Offers;
  readonly picks: Picks;
  /** Whether so many answer it. */
  readonly ready: boolean;
  readonly treasures: TreasurePlay | null;
  /** The card whose buying would end the game: asked about before it is done. */
  readonly lastCard: string | null;
  readonly problem: Problem | null;
  /** A click on a choice: answers if one is asked for, else picks one of it, or lets go of it where no more can be picked. */
  choose(label: string): void;
  /** Lets go of one of it. */
  giveBack(label: string): void;
  /** The place in the order of the picks; -1 if it is not picked. */
  orderOf(label: string): number;
  confirm(): void;
  /** Answers with nothing: ends a phase, declines. */
  pass(): void;
  playTreasures(): void;
  /** Buys the card that ends the game, or thinks better of it. */
  settle(yes: boolean): void;
}

interface Draft {
  readonly seq: number;
  readonly picks: Picks;
  readonly lastCard: { readonly card: string; readonly label: string } | null;
  readonly problem: Problem | null;
}

const noPicks: Picks = [];
const offline: Problem = { code: 'offline', message: 'There is no connection to the server.' };

/** The draft of an answer is forgotten as soon as something else is asked; what was picked outlives a reload. */
export function useChoosing(link: TableLink, sight: Sight): Choosing {
  const { decision, view, seq } = sight;
  const empty: Draft = { seq, picks: noPicks, lastCard: null, problem: null };
  const [kept, setDraft] = useState(() => ({ ...empty, picks: keptPicks(sight) }));
  const draft = kept.seq === seq ? kept : empty;
  const sending = useRef<number | null>(null);
  const offers = useMemo(() => offersOf(decision, view), [decision, view]);
  const treasures = useMemo(() => decision && treasurePlay(decision, view), [decision, view]);

  useEffect(() => keepPicks(sight, draft.picks), [sight, draft.picks]);

  /** One answer to a question: a second click before the reply would answer the next one. */
  const send = async (answer: () => Promise<Problem | null>) => {
    if (sending.current === seq) return;
    // Kept by the socket it would be played at some later time, or not at all: better said at once.
    if (link.state.connection === 'lost') {
      setDraft({ ...draft, problem: offline });
      return;
    }
    sending.current = seq;
    const problem = await answer();
    sending.current = null;
    if (problem !== null && problem.code !== 'stale') setDraft({ ...empty, problem });
  };
  const answer = (picks: readonly string[]) => void send(() => link.answer(picks));

  const choose = (label: string) => {
    if (decision === null) return;
    const lastCard = lastCardOf(decision, view, label);
    if (!isSinglePick(decision)) {
      setDraft({ ...draft, picks: clicked(decision, draft.picks, label), problem: null });
    } else if (lastCard !== null && draft.lastCard?.label !== label) {
      setDraft({ ...draft, lastCard: { card: lastCard, label } });
    } else {
      answer([label]);
    }
  };

  return {
    decision,
    offers,
    picks: draft.picks,
    ready: decision !== null && fits(decision, draft.picks.length),
    treasures,
    lastCard: draft.lastCard?.card ?? null,
    problem: draft.problem,
    choose,
    giveBack: (label) => setDraft({ ...draft, picks: givenBack(draft.picks, label), problem: null }),
    orderOf: (label) => draft.picks.indexOf(label),
    confirm: () => {
      if (decision === null || isSinglePick(decision) || !fits(decision, draft.picks.length)) return;
      answer(draft.picks);
    },
    pass: () => {
      if (decision?.min === 0) answer([]);
    },
    playTreasures: () => {
      if (treasures !== null) void send(() => answerInARow(link, treasures.answers));
    },
    settle: (yes) => {
      if (yes && draft.lastCard !== null) answer([draft.lastCard.label]);
      else setDraft({ ...draft, lastCard: null });
    },
  };
}
