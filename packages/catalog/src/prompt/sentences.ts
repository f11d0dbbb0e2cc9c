import type { CardId } from '@provincia/cards/facts';
import type { Decision, View } from '@provincia/protocol';
import { isCardId } from '../card-id.ts';
import { line } from '../chronicle/line.ts';
import { plainLine } from '../chronicle/telling.ts';
import { cardName, listOf, type Translation } from '../language.ts';
import { causeAgainst } from '../named.ts';
import type { Asked, Situation } from './asking.ts';
import { caseOf } from './cases.ts';
import { bringsMore, coinsInHand } from './coins-in-hand.ts';
import { questionOf } from './question.ts';
import { whyOf } from './why.ts';

/** What the prompt says. */
export interface Prompt {
  /** A card asks you, it is a phase of your own turn, or there is nothing to do. */
  readonly tone: 'ask' | 'own' | 'calm';
  /** The card that asks. */
  readonly source: CardId | null;
  /** With who asks before a colon: "Militia: discard 2 cards". */
  readonly question: string;
  readonly why: string;
}

/** How things stand for the one who looks, in a sentence. */
export function promptFor(translation: Translation, sight: Situation, names: readonly string[]): Prompt {
  const { decision, result, view } = sight;
  const you = view.own?.seat ?? null;
  if (result !== null) return over(translation, result.winners, names, you);
  if (you === null || decision === null) return waiting(translation, sight, names, you);
  if (decision.kind === 'phase') return phase(translation, sight, decision);
  return questionFor({ translation, sight, decision, names, you });
}

/** What a card asks for, for somebody who wonders why another one does not do. Where the question names no kind, the reason does. */
export function kindAsked(translation: Translation, sight: Situation, names: readonly string[]): string {
  const { decision, view } = sight;
  if (decision === null || view.own === null) return '';
  const asked = { translation, sight, decision, names, you: view.own.seat, isByKind: true };
  const { question, why } = questionFor(asked);
  const sentence = asSentence(question);
  return caseOf(decision).noun === undefined && why !== '' ? `${sentence} ${why}` : sentence;
}

/** A question stands alone in the prompt, without a full stop. */
export function asSentence(question: string): string {
  return /[.?!]$/.test(question) ? question : `${question}.`;
}

function questionFor(asked: Asked): Prompt {
  const { translation, decision } = asked;
  const { source } = decision;
  const lead = source === null ? '' : `${cardName(translation, source)}:`;
  return {
    tone: 'ask',
    source: source !== null && isCardId(source) ? source : null,
    question: withLead(lead, questionOf(asked)),
    why: whyOf(asked),
  };
}

function phase(translation: Translation, { view }: Situation, { choices }: Decision): Prompt {
  const { say } = translation;
  const { phase, actions, buys, coins } = view;
  if (phase === 'action') {
    const lead = `${say('phase.action')}:`;
    const question = withLead(lead, say('ui.prompt.phase.play'));
    return {
      tone: 'own',
      source: null,
      question,
      why: say('ui.prompt.phase.actionsLeft', { count: actions }),
    };
  }
  const lead = `${say('phase.buy')}:`;
  const question = withLead(lead, say('ui.prompt.phase.buy', { coins, buys }));
  const inHand = choices.some(({ verb }) => verb === 'treasures') ? coinsInHand(view) : 0;
  const why =
    buys === 0
      ? say('ui.prompt.phase.noBuys')
      : inHand > 0
        ? say('ui.prompt.phase.treasures', { coins: coins + inHand, least: bringsMore(view) ? 'yes' : 'no' })
        : say('ui.prompt.phase.buyNow');
  return { tone: 'own', source: null, question, why: [why, ...notForSale(translation, view)].join(' ') };
}

/** What cannot be bought this turn because it was named. */
function notForSale(translation: Translation, view: View): string[] {
  const named = view.supply.filter(
    ({ card, left }) => left > 0 && causeAgainst(view, 'buying', card) !== null,
  );
  const cards = listOf(
    translation,
    named.map(({ card }) => card),
  );
  return named.length === 0 || view.buys === 0 ? [] : [translation.say('ui.prompt.phase.named', { cards })];
}

function waiting(
  { say }: Translation,
  { asked, away, view }: Situation,
  names: readonly string[],
  you: number | null,
): Prompt {
  const seat = asked ?? view.onTurn;
  const reasons = [
    ...(away.includes(seat) ? [`${say('chronicle.stand-in', { you: 'no', name: names[seat] })}.`] : []),
    ...(view.onTurn === you ? [say('ui.prompt.wait.yourTurn')] : []),
    ...(view.onTurn !== you && view.onTurn !== seat
      ? [say('ui.prompt.wait.onTurn', { name: names[view.onTurn] })]
      : []),
  ];
  return calm(say('ui.prompt.wait.choosing', { name: names[seat] }), reasons.join(' '));
}

function over(
  translation: Translation,
  winners: readonly number[],
  names: readonly string[],
  you: number | null,
): Prompt {
  const told = line(translation, { type: 'over', player: 0, source: null, winners }, names, you);
  return calm(told === null ? '' : plainLine(translation, told), '');
}

function calm(question: string, why: string): Prompt {
  return { tone: 'calm', source: null, question, why };
}

/** Without a card in front of it a question is a sentence of its own. */
function withLead(lead: string, rest: string): string {
  return lead === '' ? rest.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase()) : `${lead} ${rest}`;
}
