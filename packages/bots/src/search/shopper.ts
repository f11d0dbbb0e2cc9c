import type { Bot, Choice, Kind, View } from '@provincia/engine';
import { NONE } from '../judgement/pick.ts';
import { type PhaseBot, phaseBot } from '../phase-bot.ts';
import { buy } from './closing.ts';

/** Buys what is on a list as long as this turn goes on, and then plays on as somebody else. */
export class Shopper {
  readonly bot: Bot = phaseBot(
    (view, hasTreasures) => this.#inPhase(view, hasTreasures),
    (decision, view) => this.#own(decision, view),
  );
  #own: PhaseBot = nobody;
  #list: readonly Kind[] = [];
  #turn = 0;
  #next = 0;

  /** Begins anew, in the middle of that turn. */
  begin(own: PhaseBot, list: readonly Kind[], turn: number): void {
    this.#own = own;
    this.#list = list;
    this.#turn = turn;
    this.#next = 0;
  }

  #inPhase(view: View, hasTreasures: boolean): readonly Choice[] {
    if (this.#next < this.#list.length && view.turn === this.#turn) {
      const kind = this.#list[this.#next++];
      if (view.canBuyKind(kind)) return [buy(kind)];
    }
    return this.#own.inPhase(view, hasTreasures);
  }
}

const nobody = phaseBot(
  () => NONE,
  () => NONE,
);
