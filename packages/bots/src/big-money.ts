import { library } from '@provincia/cards';
import type { Bot, Choice, Decision, View } from '@provincia/engine';
import { judge } from './judgement.ts';

/** Buys treasures and Provinces, plays whatever actions it comes by, and has an answer to every question. */
export const bigMoney: Bot = (decision, view) =>
  decision.kind === 'phase' ? inPhase(decision, view) : judge(decision, view);

function inPhase({ choices }: Decision, view: View): readonly string[] {
  if (offers(choices, 'treasures')) return ['treasures'];
  const action = bestAction(choices);
  if (action !== undefined) return [action];
  const wish = wishes.find(({ label, when }) => offers(choices, label) && when(view));
  return wish ? [wish.label] : [];
}

function offers(choices: readonly Choice[], label: string): boolean {
  return choices.some((choice) => choice.label === label);
}

interface Wish {
  readonly label: string;
  readonly when: (view: View) => boolean;
}

const always = () => true;
const provincesAtMost = (count: number) => (view: View) => view.left('province') <= count;

/** The first that can be bought is bought: points come before money once the Provinces run out. */
const wishes: readonly Wish[] = [
  { label: 'buy province', when: always },
  { label: 'buy duchy', when: provincesAtMost(4) },
  { label: 'buy estate', when: provincesAtMost(1) },
  { label: 'buy gold', when: always },
  { label: 'buy silver', when: always },
];

const PLAY = 'play ';

function bestAction(choices: readonly Choice[]): string | undefined {
  const actions = choices.map(({ label }) => label).filter((label) => label.startsWith(PLAY));
  return actions.sort((a, b) => urgency(b.slice(PLAY.length)) - urgency(a.slice(PLAY.length)))[0];
}

/** Cards that give back the action they take, those that give more of them first: they never cost another its turn. */
const givesActions = [
  'village',
  'festival',
  'market',
  'laboratory',
  'sentry',
  'spy',
  'merchant',
  'poacher',
  'harbinger',
  'cellar',
  'throne-room',
];

function urgency(id: string): number {
  const place = givesActions.indexOf(id);
  return place < 0 ? (library.find(id)?.cost ?? 0) : 100 - place;
}
