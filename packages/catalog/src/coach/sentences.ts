import { isCardId } from '../card-id.ts';
import { plainLine } from '../chronicle/telling.ts';
import { cardName } from '../language.ts';
import { theOne } from '../phrases.ts';
import { errorOf, signedPoints, wholePoints } from './figures.ts';
import type { Balance, Chance, Lost, Mark, Reason } from './found.ts';
import { planName } from './plan-title.ts';
import type { CoachTranslation } from './translation.ts';

/** As players of chess write them behind a move. */
export const markSigns: Readonly<Record<Mark, string>> = {
  fine: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** Why another answer is better, in a sentence. */
export function reasonText(translation: CoachTranslation, reason: Reason): string {
  const { say } = translation;
  switch (reason.code) {
    case 'wins-now':
    case 'loses-now':
    case 'wins-more':
      return say(`coach.reason.${reason.code}`);
    case 'hardly-used': {
      const card = certainCard(translation, reason.card);
      const uses = Math.round(reason.uses * 10) / 10;
      return say('coach.reason.hardly-used', { card, uses, turns: atLeastOne(reason.turns) });
    }
    case 'points':
      return say('coach.reason.points', { points: atLeastOne(reason.points) });
    case 'sooner':
    case 'later':
      return say(`coach.reason.${reason.code}`, { turns: atLeastOne(reason.turns) });
    case 'plan':
      return say('coach.reason.plan', { plan: planName(translation, reason.plan) });
  }
}

function certainCard(translation: CoachTranslation, id: string): string {
  if (!isCardId(id)) return cardName(translation, id);
  return plainLine(translation, { parts: theOne(translation, id) });
}

function atLeastOne(number: number): number {
  return Math.max(1, Math.round(number));
}

/** "44% (±1 in 1,600 games)": a chance never stands without its error. */
export function chanceText({ say }: CoachTranslation, tried: Chance): string {
  const { chance, games } = tried;
  return say('coach.chance', { chance, error: wholePoints(errorOf(tried)), games });
}

/** "It cost 14 ±1 percentage points." */
export function lossText({ say }: CoachTranslation, loss: number, error: number): string {
  return say('coach.loss', { loss: wholePoints(loss), error: wholePoints(error) });
}

/** "Skill −3, luck −21: you were unlucky." `name` is that of the player, null if it is said to them. */
export function balanceText(translation: CoachTranslation, player: Balance, name: string | null): string {
  const { say } = translation;
  const verdict = say(`coach.verdict.${verdictOn(player)}`, {
    you: name === null ? 'yes' : 'no',
    name: name ?? '',
  });
  return say('coach.balance', {
    skill: signedPoints(translation, player.skill),
    luck: signedPoints(translation, player.luck),
    verdict,
  });
}

/** Less luck than this is usual, and less than so many standard errors may be none. */
const MUCH_LUCK = 0.1;
const CLEAR = 2;

/** Whoever loses less by their answers played well; whoever loses more lost it themselves. */
const LITTLE_LOST = 0.05;
const MUCH_LOST = 0.1;

/** Two weights that differ by less are about the same. */
const SAME = 0.03;

type Verdict = 'lucky' | 'unlucky' | 'mistakes' | 'well' | 'even';

/** What weighed most for a player: luck, or what their own answers cost. */
function verdictOn({ skill, luck, error }: Balance): Verdict {
  const lost = -skill;
  const chance = Math.abs(luck);
  const isLuck = chance >= Math.max(MUCH_LUCK, CLEAR * error);
  if (isLuck && lost >= MUCH_LOST && Math.abs(chance - lost) < SAME) return 'even';
  if (isLuck && chance > lost) return luck > 0 ? 'lucky' : 'unlucky';
  if (lost >= MUCH_LOST) return 'mistakes';
  return lost < LITTLE_LOST ? 'well' : 'even';
}

/** From so much on, what was lost in a turn is worth a word: as much as an inaccuracy costs. */
const POOR = 0.04;

/** "Poor choice of actions, fine buys": a turn as a whole, without a full stop. What nobody chose is not judged. */
export function turnText({ say }: CoachTranslation, { lostInActions, lostInPurchases }: Lost): string {
  const isPoor = [lostInActions, lostInPurchases].map((lost) => (lost ?? 0) >= POOR);
  if (isPoor[0] && isPoor[1]) return say('coach.turn.both');
  if (isPoor[0]) return say(`coach.turn.${lostInPurchases === null ? 'onlyActions' : 'actions'}`);
  if (isPoor[1]) return say(`coach.turn.${lostInActions === null ? 'onlyPurchases' : 'purchases'}`);
  return say('coach.turn.fine');
}
