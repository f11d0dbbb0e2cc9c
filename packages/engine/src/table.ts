import type { Bot } from './bot.ts';
import type { Kind } from './card.ts';
import { type Choice, isMade } from './choice.ts';
import type { Cost } from './cost.ts';
import { type Decision, labelOf, misfit, NOWHERE, type Pick, phaseDecision } from './decision.ts';
import type { EventDraft, GameEvent } from './events.ts';
import type { Layout } from './layout.ts';
import type { Library } from './library.ts';
import type { Listeners } from './moments.ts';
import type { PairedShuffle } from './paired.ts';
import type { Past } from './past.ts';
import type { PhaseRule } from './phases.ts';
import type { Play } from './play.ts';
import { Player } from './player.ts';
import { lessFor, mayBuyAtItsPrice } from './prices.ts';
import { Question } from './question.ts';
import { draw, type Random, shuffle } from './random.ts';
import { copyState, restoreState, type State, type Turn } from './state.ts';
import { Supply } from './supply.ts';
import { View } from './view.ts';
import type { Mat } from './zones.ts';

/** Thrown by a question in the middle of a card when the answer is not there yet. The driver catches it. */
export const suspension: unique symbol = Symbol('the game waits for an answer');

/** What a phase decision was answered with, if not with a choice. No strings, which cost more to compare with objects. */
export const DONE = null;
export const WAITING = undefined;

/**
 * The game as it runs: the state and what is needed to go on with it. Nothing in here but the state outlives a
 * decision. The state, its turn and its seats stay the same objects for as long as there is the table, so that all who
 * read them keep them at hand; to go on from elsewhere, another state is copied into them.
 */
export class Table {
  readonly layout: Layout;
  readonly library: Library;
  readonly players: readonly Player[];
  /** For each seat that can have the turn the players from there on, and the same without each of them. */
  readonly #orders: readonly (readonly Player[])[];
  readonly #others: readonly (readonly (readonly Player[])[])[];
  readonly views: readonly View[];
  /** The layout's. */
  readonly listeners: Listeners;
  /** The layout's, or a copy of it while a card in play is another one. */
  kinds: readonly Kind[];
  readonly supply: Supply;
  readonly question = new Question();
  /** How often each card has moved while instructions were followed, which alone look at it. */
  readonly moves: Uint32Array;
  random: Random;
  /** How players shuffle in games that are compared with each other; null where it is left to chance. */
  paired: PairedShuffle | null = null;
  readonly state: State;
  /** That of the state. */
  readonly turn: Turn;
  /** The answers to be used before anybody is asked, and how many of them have been. */
  answers: readonly (readonly Pick[])[] = [];
  used = 0;
  /** Called at the first question for which there is no answer any more, to go on with others. */
  whenUsed: (() => void) | null = null;
  bots: readonly Bot[] | null = null;
  /** What is asked, if nobody has answered it. */
  open: Decision | null = null;
  /** The seat that is asked in the middle of a card; null if no such question is open. */
  asked: number | null = null;
  /** For those who rehearse in the middle of a card; null where nobody does. With bots the table keeps it up. */
  past: Past | null = null;
  /** Where the answers of bots are written down. */
  record: (readonly string[])[] | null = null;
  /** Null in simulation. */
  events: GameEvent[] | null = null;
  /** The card whose instructions are being followed: questions and events name it. */
  source: string | null = null;
  /** The play that is being followed. */
  play: Play | null = null;
  /** Whether the turn is over but for clean-up: a phase in which only cards ask. */
  isCleaningUp = false;
  /** Whether all cards are what is printed on them. */
  readonly isAsPrinted: boolean;
  /** The layout's. */
  readonly hasPlainPrices: boolean;
  readonly keepsGains: boolean;
  readonly heedsGains: boolean;

  /** The state is the table's own from now on. */
  constructor(layout: Layout, state: State, random: Random) {
    this.layout = layout;
    this.library = layout.library;
    this.kinds = layout.kindOf;
    this.random = random;
    this.state = state;
    this.turn = state.turn;
    this.supply = new Supply(layout, state);
    this.moves = new Uint32Array(layout.kindOf.length);
    this.listeners = layout.listeners;
    this.isAsPrinted = this.library.altered.length === 0;
    this.hasPlainPrices = layout.hasPlainPrices;
    this.keepsGains = layout.keepsGains;
    this.heedsGains = layout.heedsGains;
    this.players = state.seats.map((_, seat) => new Player(this, seat));
    const { players } = this;
    this.#orders = players.map((_, first) => [...players.slice(first), ...players.slice(0, first)]);
    this.#others = this.#orders.map((order) => players.map((one) => order.filter((other) => other !== one)));
    this.views = state.seats.map((_, seat) => new View(this, seat));
    this.#disguise();
  }

  /** A table of its own for another game on this layout, which stands now as this one does. */
  another(random: Random): Table {
    return new Table(this.layout, copyState(this.state), random);
  }

  /** Goes on from another state of the same layout, of which it makes a copy. */
  restore(state: State): void {
    this.rest();
    this.replace(state);
  }

  /** Puts another state in place of this one, also in the middle of a card, which goes on with it. */
  replace(state: State): void {
    restoreState(this.state, state);
    this.supply.look();
    this.#disguise();
    for (let i = 0; i < this.players.length; i++) this.players[i].holdings.forget();
  }

  /** Nothing is being resolved, and none of the answers given beforehand has been used. */
  rest(): void {
    this.used = 0;
    this.source = null;
    this.play = null;
    this.asked = null;
    this.isCleaningUp = false;
    this.supply.buying = NOWHERE;
  }

  chance(n: number): number {
    return draw(this.random, this.state, n);
  }

  shuffle(cards: number[]): void {
    shuffle(this.random, this.state, cards);
  }

  /** Shuffles what is to become the deck of a player. */
  shuffleFor(seat: number, cards: number[]): void {
    if (this.paired === null) this.shuffle(cards);
    else this.paired.shuffle(seat, cards, this.layout.kindOf);
  }

  /** What a card is now. */
  kindOf(card: number): Kind {
    return this.kinds[card];
  }

  /** From now until it leaves play the card is one of this kind. */
  disguise(card: number, kind: Kind): void {
    this.state.guises.push(card, kind.index);
    this.#disguise();
  }

  /** The card has left play: it is itself again, and nothing holds it there any more. */
  leavePlay(card: number): void {
    const { state } = this;
    if (state.waiting.length > 0) {
      state.waiting = state.waiting.map((one) =>
        one.holds.includes(card) ? { ...one, holds: one.holds.filter((held) => held !== card) } : one,
      );
    }
    this.#unmask(card);
  }

  #unmask(card: number): void {
    const { guises } = this.state;
    for (let i = 0; i < guises.length; i += 2) {
      if (guises[i] !== card) continue;
      guises.splice(i, 2);
      this.#disguise();
      return;
    }
  }

  #disguise(): void {
    const { guises } = this.state;
    if (guises.length === 0) {
      this.kinds = this.layout.kindOf;
      return;
    }
    const kinds = [...this.layout.kindOf];
    for (let i = 0; i < guises.length; i += 2) kinds[guises[i]] = this.library.kinds[guises[i + 1]];
    this.kinds = kinds;
  }

  /** What a card of this kind costs now. */
  cost(kind: Kind): Cost {
    const { discount } = this.turn;
    const less = this.layout.hasCheaper ? discount + lessFor(this, kind) : discount;
    return less === 0 ? kind.cost : kind.cost.plus(-less).atLeastNothing;
  }

  /** Whether the player whose turn it is can pay for a card of this kind and nothing forbids to buy it. */
  mayBuy(kind: Kind): boolean {
    const { turn } = this;
    if (this.hasPlainPrices) return kind.cost.coins <= turn.coins + turn.discount;
    return mayBuyAtItsPrice(this, kind);
  }

  /** The place of a mat that a card of this game has brought. */
  matOf(mat: Mat): number {
    return this.layout.mats.findIndex(({ name }) => name === mat);
  }

  /** The place of a mat that all players share. */
  sharedMatOf(mat: string): number {
    return this.layout.startTokens.findIndex(({ name }) => name === mat);
  }

  counterOf(counter: string): number {
    return this.layout.counters.findIndex(({ name }) => name === counter);
  }

  get onTurn(): Player {
    return this.players[this.turn.owner];
  }

  /** All players, beginning with the one whose turn it is. */
  inTurnOrder(): readonly Player[] {
    return this.#orders[this.turn.owner];
  }

  /** The same without one of them. */
  others(seat: number): readonly Player[] {
    return this.#others[this.turn.owner][seat];
  }

  /** Takes the event over and names the card that caused it. */
  emit(event: EventDraft): void {
    if (this.events === null) return;
    const caused: EventDraft & { source?: string | null } = event;
    caused.source = this.source;
    this.events.push(caused as GameEvent);
  }

  /** The names of cards, for events. */
  names(cards: readonly number[]): string[] {
    return cards.map((card) => this.layout.kindOf[card].id);
  }

  /**
   * Puts the question that has been put together. Returns the places of the picked choices in the order of the
   * answer. What has one possible outcome is not asked.
   */
  ask(): readonly number[] {
    const { question } = this;
    const only = question.onlyPicks();
    if (only !== null) return only;
    const picks = this.#recorded() ?? this.#askedInCard();
    if (picks === null) throw suspension;
    const places: number[] = [];
    for (let i = 0; i < picks.length; i++) places.push(question.placeOf(picks[i]));
    if (!question.isAnsweredBy(places)) throw misfit(this.#decision(), picks);
    return places;
  }

  /** Whoever has no answer leaves the question open. */
  #askedInCard(): readonly Pick[] | null {
    const decision = this.#decision();
    this.asked = decision.player;
    const picks = this.#asked(decision);
    if (picks !== null) this.asked = null;
    return picks;
  }

  /** The question that has been put together, for the one who answers it. */
  #decision(): Decision {
    const { player } = this.question;
    const { owner, controller } = this.turn;
    // On a turn that another player decides, that player is asked.
    return this.question.decision(player === owner ? controller : player, this.source);
  }

  /** The phase decision, which may be declined and for which the game can come to rest: a choice, DONE or WAITING. */
  askPhase(phase: PhaseRule, me: Player, hasTreasures: boolean): Choice | typeof DONE | typeof WAITING {
    const picks = this.#recorded() ?? this.#askedInPhase(phase, me, hasTreasures);
    if (picks === null) return WAITING;
    if (picks.length === 0) return DONE;
    const pick = picks[0];
    // Whoever picked may know a card only as it is printed, where it is another one in this game.
    const isOurs = typeof pick === 'object' && this.isAsPrinted && isMade(pick);
    const choice = isOurs ? pick : this.library.findChoice(labelOf(pick));
    if (choice === undefined || picks.length > 1) throw this.misfitInPhase(phase, me, ...picks);
    return choice;
  }

  misfitInPhase(phase: PhaseRule, me: Player, ...picks: readonly unknown[]): Error {
    return misfit(this.#phaseDecision(phase, me), picks);
  }

  #askedInPhase(phase: PhaseRule, me: Player, hasTreasures: boolean): readonly Pick[] | null {
    if (this.bots !== null) this.past?.begin(this.state);
    const inPhase = this.bots?.[this.turn.controller].inPhase;
    if (inPhase === undefined) return this.#asked(this.#phaseDecision(phase, me));
    // Whoever decides on another player's turn sees what that player sees.
    const picks = inPhase(this.views[me.seat], hasTreasures);
    if (!Array.isArray(picks)) throw this.misfitInPhase(phase, me, picks);
    return this.#answered(picks);
  }

  #phaseDecision(phase: PhaseRule, me: Player): Decision {
    return phaseDecision(this.turn.controller, me.seat, phase.choices(this, me));
  }

  /** The next of the answers that were given beforehand; null if there is none left. */
  #recorded(): readonly Pick[] | null {
    if (this.used === this.answers.length) this.whenUsed?.();
    if (this.used === this.answers.length) return null;
    this.state.answered++;
    return this.answers[this.used++];
  }

  /** The answer of the bot in that seat; null if there is none. */
  #asked(decision: Decision): readonly Pick[] | null {
    if (this.bots === null) {
      this.open = decision;
      return null;
    }
    const { player } = decision;
    const picks = this.bots[player](decision, this.views[player]);
    if (!Array.isArray(picks)) throw misfit(decision, [picks]);
    return this.#answered(picks);
  }

  #answered(picks: readonly Pick[]): readonly Pick[] {
    this.record?.push(picks.map(labelOf));
    this.past?.add(picks);
    this.state.answered++;
    return picks;
  }
}
