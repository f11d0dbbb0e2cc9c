import { Arena, botsOf, type Match } from '@provincia/arena';
import { makeLevels, planFor } from '@provincia/bots';
import { advise } from '@provincia/coach';
import { playedScene } from '@provincia/lessons';
import { Caller, serve } from './calls.ts';
import { Desk, type LocalGame, type TableNews } from './desk.ts';
import { browserReviews } from './kept-reviews.ts';
import { drawnKingdom, kingdomWith } from './kingdoms.ts';
import { Replay } from './replay.ts';
import { browserPlans, LevelsHere } from './research.ts';
import { reviewOf } from './reviewing.ts';
import { browserStore } from './saved-game.ts';
import { checkStrategy, field } from './strategies.ts';

const desk = new Desk({
  store: browserStore,
  levels: new LevelsHere(browserPlans, (assignment, depth) => elsewhere('planFor', assignment, depth)),
  // Some browsers let no worker start another: then the table waits for it.
  advise: (task) => elsewhere('advise', task).catch(() => advise(task)),
  now: Date.now,
  tell: (news: TableNews) => postMessage({ news }),
});

const replays = new Map<number, Replay>();
let arena: Arena | null = null;

const handlers = {
  open: (game: LocalGame) => desk.open(game),
  answer: (table: number, seq: number, picks: readonly string[]) => desk.answer(table, seq, picks),
  undo: (table: number, seq: number) => desk.undo(table, seq),
  hint: (table: number, seq: number) => desk.hint(table, seq),
  resign: (table: number) => desk.resign(table),
  packed: () => desk.packed(),
  planFor,
  advise,
  drawKingdom: drawnKingdom,
  /** How a scene of a lesson stands after some answers. */
  scene: playedScene,
  openReplay: (number: number, packed: string) => {
    const replay = new Replay(packed);
    replays.set(number, replay);
    return replay.facts;
  },
  replayAt: (number: number, step: number, seat: number | null) => replayWith(number).at(step, seat),
  replayEvents: (number: number, seat: number | null) => replayWith(number).events(seat),
  closeReplay: (number: number) => replays.delete(number),
  /** Tells as news what is known meanwhile; to be asked of a worker of its own, for it takes all of its time. */
  review: (packed: string) =>
    reviewOf(packed, {
      reviews: browserReviews,
      plans: browserPlans,
      games: browserStore,
      now: Date.now,
      tell: (review) => postMessage({ news: review }),
    }),
  field,
  checkStrategy,
  kingdomWith,
  /** The match that `play` plays. */
  enter: (match: Match) => {
    arena = new Arena(match, botsOf(match, makeLevels()));
  },
  play: (from: number, to: number) => {
    if (arena === null) throw new Error('no match was entered');
    return arena.play(from, to);
  },
};

/** What the page can ask for. */
export type GameWorker = typeof handlers;

serve(self, handlers);

/** What takes long. */
type Thoughts = Pick<GameWorker, 'planFor' | 'advise'>;

/** In another worker like this one, so that the person can play meanwhile. */
async function elsewhere<Name extends keyof Thoughts>(
  name: Name,
  ...args: Parameters<Thoughts[Name]>
): Promise<ReturnType<Thoughts[Name]>> {
  const other = new Caller<Thoughts>(new Worker(self.location.href, { type: 'module' }));
  try {
    return (await other.call(name, ...args)) as ReturnType<Thoughts[Name]>;
  } finally {
    other.end();
  }
}

function replayWith(number: number): Replay {
  const replay = replays.get(number);
  if (replay === undefined) throw new Error('this replay was closed');
  return replay;
}
