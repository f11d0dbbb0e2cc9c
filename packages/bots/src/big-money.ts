import { library } from '@provincia/cards';
import type { Choice, View } from '@provincia/engine';
import { chooseAction, chooseTreasure, judge } from './judgement/index.ts';
import { fewestLeft } from './judgement/outlook.ts';
import { NONE } from './judgement/pick.ts';
import { phaseBot } from './phase-bot.ts';

/** Buys treasures, Provinces and Colonies, plays whatever actions it comes by, and has an answer to every question. */
export const bigMoney = phaseBot(inPhase, judge);

function inPhase(view: View, hasTreasures: boolean): readonly Choice[] {
  if (view.phase === 'action') return chooseAction(view, []);
  if (hasTreasures) {
    const treasure = chooseTreasure(view);
    if (treasure.length > 0) return treasure;
  }
  return buy(view);
}

interface Wish {
  readonly card: string;
  readonly when: (view: View) => boolean;
  readonly answer: readonly Choice[];
}

const always = () => true;
const atMost = (count: number) => (view: View) => fewestLeft(view) <= count;

function wish(card: string, when: (view: View) => boolean = always): Wish {
  return { card, when, answer: [library.get(card).offers.buy.times(1)] };
}

/** The first that can be bought is bought: points come before money once the Provinces or Colonies run out. */
const wishes: readonly Wish[] = [
  wish('colony'),
  wish('platinum', ({ turn }) => turn < 17),
  wish('province', (view) => view.turn >= 13 || view.left('colony') <= 5),
  wish('duchy', atMost(4)),
  wish('estate', atMost(1)),
  wish('gold'),
  wish('silver'),
];

function buy(view: View): readonly Choice[] {
  for (const { card, when, answer } of wishes) if (view.canBuy(card) && when(view)) return answer;
  return NONE;
}
