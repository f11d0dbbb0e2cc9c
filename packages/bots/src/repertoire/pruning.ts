import type { Decision, Kind, View } from '@provincia/engine';
import { faceIn } from '../judgement/face.ts';
import { type PhaseBot, phaseBot } from '../phase-bot.ts';
import { pileLine } from '../strategy/buying.ts';
import { NOTHING } from '../strategy/gone.ts';
import type { Strategy } from '../strategy/strategy.ts';
import { piled } from './seeds.ts';

/** A player who follows a strategy while it is noted which of its lines bring something. */
export class Pruning {
  readonly bot: PhaseBot;
  readonly #strategy: Strategy;
  readonly #used = new Set<number>();

  /** `own` is the player that follows the strategy. */
  constructor(strategy: Strategy, own: PhaseBot) {
    const lines = strategy.buy.map(pileLine);
    const note = (got: Kind, view: View) => {
      const at = lines.findIndex(
        ({ kind, pile, when }) => (kind ?? view.top(pile)) === got && (when === null || when(view, NOTHING)),
      );
      this.#used.add(at);
    };
    this.#strategy = strategy;
    this.bot = phaseBot(
      (view, hasTreasures) => {
        const picks = own.inPhase(view, hasTreasures);
        if (picks[0]?.verb === 'buy') note(faceIn(picks[0]).kind, view);
        return picks;
      },
      (decision: Decision, view: View) => {
        const picks = own(decision, view);
        if (isGain(decision) && picks.length > 0) note(faceIn(picks[0]).kind, view);
        return picks;
      },
    );
  }

  /** The strategy without the lines that brought nothing; the same one if all of them did. */
  get pruned(): Strategy {
    const { buy } = this.#strategy;
    const left = buy.filter((_, i) => this.#used.has(i));
    return left.length === buy.length ? this.#strategy : piled({ ...this.#strategy, buy: left });
  }
}

function isGain({ kind, purpose }: Decision): boolean {
  return kind === 'pile' && purpose === 'gain';
}
