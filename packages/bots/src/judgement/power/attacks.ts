import type { View } from '@provincia/engine';
import { faceOf } from '../face.ts';
import { coinsThisTurn } from '../hand.ts';
import { distance } from '../outlook.ts';
import { NEVER } from './never.ts';

const [witch, cultist, marauder, militia] = ['witch', 'cultist', 'marauder', 'militia'].map(faceOf);
const [seaWitch, seaHag, ghostShip, cutpurse] = ['sea-witch', 'sea-hag', 'ghost-ship', 'cutpurse'].map(
  faceOf,
);
const [goons, clerk, charlatan, mountebank] = ['goons', 'clerk', 'charlatan', 'mountebank'].map(faceOf);
const { kind: curse } = faceOf('curse');
const { kind: copper } = faceOf('copper');
const { kind: gardens } = faceOf('gardens');

/** Cards whose power does not depend on the rest of the hand: attacks wear out as the piles do. */
export const attacks: Readonly<Record<string, (view: View) => number>> = {
  witch: (view) => (view.leftOf(curse) > 0 ? witch.power : 2),
  'sea-witch': (view) => (view.leftOf(curse) > 0 ? seaWitch.power : 3.2),
  'sea-hag': (view) => (view.leftOf(curse) > 0 ? seaHag.power : 0.2),
  cultist: (view) => (view.left('ruins') > 0 ? cultist.power : 2.1),
  marauder: (view) => (view.left('ruins') > 0 ? marauder.power : 1.5),
  militia: (view) => (largestHand(view) > 3 ? militia.power : 2),
  'ghost-ship': (view) => (largestHand(view) > 3 ? ghostShip.power : 2),
  cutpurse: (view) => (largestHand(view) > 0 ? cutpurse.power : 2),
  goons: (view) => (largestHand(view) > 3 ? goons.power : 3.2),
  clerk: (view) => (largestHand(view) > 4 ? clerk.power : 2),
  charlatan: (view) => (view.leftOf(curse) > 0 ? charlatan.power : 3),
  mountebank: (view) => (view.leftOf(curse) > 0 ? mountebank.power : view.leftOf(copper) > 0 ? 2.8 : 2),
  'pirate-ship': (view) => Math.max(view.counter(view.onTurn, 'pirate-ship'), 2.5),
  // Three Coppers stay in the deck; they have to be worth it at once.
  beggar: (view) => {
    if (distance(view) <= 2 || view.count(gardens) > 2) return 3;
    const coins = coinsThisTurn(view);
    return coins < 8 && coins + 3 >= 8 ? 3 : NEVER;
  },
};

/** The most cards that another player has in hand. */
export function largestHand(view: View): number {
  let largest = 0;
  for (let seat = 0; seat < view.players; seat++) {
    if (seat !== view.seat) largest = Math.max(largest, view.handSize(seat));
  }
  return largest;
}
