import { library } from '@provincia/cards';
import type { Bot, Decision, Game, OpenDecision, Outcome } from '@provincia/engine';
import { copyState, Rehearsal, type State, type Table } from '@provincia/engine/internals';
import { byKind } from '../by-kind.ts';
import { Dice } from '../dice.ts';
import { exchangeEqual, passOthers, shuffleHidden, sparingShown } from '../hidden-cards.ts';
import { RandomPlayer } from '../random-player.ts';
import { difference } from '../same.ts';
import type { Check } from './index.ts';

/** So many turns of each player are rehearsed. */
const AHEAD = 2;

/** Nothing is rehearsed for longer: some random turns never end. */
const MOST_ANSWERS = 300;

const tooLong = Symbol('the rehearsal takes too long');

/**
 * Whoever is asked, also in the middle of a card, can rehearse. The rehearsal comes to the same question in the same way,
 * looks the same there, and goes on in a way that comes of nothing hidden.
 */
export function rehearsed(): Check {
  return ({ game, dice }) => {
    const { decision } = game;
    // In a phase there is less to go wrong, and there are many of them.
    if (decision === null || (decision.kind === 'phase' && !dice.chance(0.2))) return null;
    const { rehearsal } = game.view(decision.player);
    if (decision.purpose === 'pass') return rehearsal && 'what others have picked to pass can be rehearsed';
    if (rehearsal === null) return `seat ${decision.player} is asked and cannot rehearse`;
    return comparison(game, decision, rehearsal as Rehearsal, dice);
  };
}

function comparison(game: Game, decision: OpenDecision, rehearsal: Rehearsal, dice: Dice): string | null {
  const { player } = decision;
  const { state, layout, question, asked } = game.table;
  const seed = dice.below(0x10000).toString(16).padStart(32, '0');
  const shuffled = copyState(state);
  sparingShown(shuffled, asked === null ? null : question, () => {
    passOthers(shuffled, layout, player, dice);
    exchangeEqual(shuffled, layout, player, dice);
    shuffleHidden(shuffled, layout, player, dice);
  });
  const goOn = (from: State) => {
    const dealt = copyState(Rehearsal.dealFrom(rehearsal, from, seed));
    return { dealt: byKind(dealt, layout), ...playOn(game, decision, rehearsal, dealt, seed) };
  };
  const real = goOn(state);
  if (real.wrong !== null) return `what seat ${player} rehearses is not the game: ${real.wrong}`;
  const differs = difference(real, goOn(shuffled), 'the rehearsal');
  return differs && `what seat ${player} rehearses depends on hidden cards: after shuffling them, ${differs}`;
}

interface Rehearsed {
  /** How the open question is not the one of the game; null if it is. */
  readonly wrong: string | null;
  /** Null if it took too long. */
  readonly outcome: Outcome | null;
  readonly answers: readonly string[];
}

/** Random players go on, always the same ones for a seed. */
function playOn(
  game: Game,
  decision: OpenDecision,
  rehearsal: Rehearsal,
  dealt: State,
  seed: string,
): Rehearsed {
  const table = Rehearsal.tableOf(rehearsal);
  const random = new RandomPlayer(library, game.setup.kingdom, new Dice('rehearsed', seed));
  const answers: string[] = [];
  let wrong: string | null = null;
  const bot: Bot = (question) => {
    if (answers.length === 0) {
      wrong = notTheSame(game, decision, question, table) ?? notDealt(game, dealt, table);
      table.events = null;
    }
    const labels = random.answer(question);
    answers.push(`${question.player} ${question.kind} ${labels}`);
    if (answers.length > MOST_ANSWERS) throw tooLong;
    return labels.map((label) => question.choices.find((one) => one.label === label) as never);
  };
  table.events = [];
  const bots = Array.from({ length: game.setup.players }, () => bot);
  try {
    const outcome = rehearsal.play([], bots, game.view(decision.player).turn + AHEAD);
    return { wrong, outcome, answers };
  } catch (reason) {
    if (reason !== tooLong) throw reason;
    return { wrong, outcome: null, answers };
  } finally {
    table.events = null;
  }
}

/** How a rehearsal has come to another question than the game, or in another way. */
function notTheSame(game: Game, decision: OpenDecision, question: Decision, table: Table): string | null {
  const { index, ...open } = decision;
  const { player } = decision;
  return (
    difference(open, question, 'the question') ??
    difference(index, table.state.answered, 'its number') ??
    difference(game.view(player).toJSON(), table.views[player].toJSON(), 'the view') ??
    (table.asked === null ? null : difference(game.table.events, table.events, 'the events'))
  );
}

/** How a rehearsal would go on with something of the real game: cards that were not dealt, or its chance. */
function notDealt(game: Game, dealt: State, { state, random }: Table): string | null {
  if (random === game.table.random) return 'its chance is that of the game';
  return difference(dealt, state, 'what was dealt');
}
