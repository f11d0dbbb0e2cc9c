import { type CatalogId, facts, isCatalogId, type Tongue } from '@provincia/catalog';
import type { Decision } from '@provincia/protocol';

type InGroup<Key, Group extends string> = Key extends `${Group}.${infer Rest}` ? Rest : never;
type WhyKey = InGroup<Parameters<Tongue['say']>[0], 'ui.prompt.why'>;

/** A sentence that says why, with its amount. */
type Why = WhyKey | readonly [WhyKey, { readonly [name: string]: number }];

/** What a sentence has to know of a card's question beyond what the decision says. */
interface Case {
  /** Which cards can be chosen, if not all. */
  readonly noun?: 'action' | 'treasure' | 'victory' | 'attack' | 'supplyAction';
  /** Where a gained card goes, if not to the discard pile. */
  readonly to?: 'hand' | 'deck';
  readonly twice?: true;
  /** Asked because the card was revealed or trashed, not because somebody played it. */
  readonly unplayed?: true;
  readonly why?: readonly Why[];
}

const keepThree: Case = { why: [['keep', { count: 3 }]] };
const raid: Case = { why: ['oneOfTwo'] };
const nextDraw: Case = { why: ['next'] };
const upTo = (coins: number): Case => ({ why: [['upTo', { coins }]] });
const more = (coins: number): Case => ({ why: [['more', { coins }]] });
const forMore = (coins: number): Case => ({ why: [['forMore', { coins }]] });

/** By the asking card and what it asks for. What is not here is said by the decision itself. */
export const cases: { readonly [Id in CatalogId]?: { readonly [purpose: string]: Case } } = {
  bureaucrat: { 'put-on-deck': { noun: 'victory', why: ['shown'] } },
  bandit: { trash: raid },
  feast: { gain: upTo(5) },
  vassal: { play: { why: ['wasOnTop'] } },
  mine: {
    trash: { noun: 'treasure', why: ['forTreasure'] },
    gain: { noun: 'treasure', to: 'hand', ...more(3) },
  },
  militia: { discard: keepThree },
  sentry: { trash: { why: ['sentryTrash'] }, discard: { why: ['sentryDiscard'] } },
  'throne-room': { play: { noun: 'action', twice: true, why: ['noAction'] } },
  thief: { trash: { why: ['thiefTrash'] }, 'gain-from-trash': { why: ['thiefGain'] } },
  remodel: { trash: forMore(2), gain: more(2) },
  workshop: { gain: upTo(4) },
  harbinger: { 'put-on-deck': nextDraw },
  poacher: { discard: { why: ['emptyPiles'] } },
  moneylender: { trash: { why: [['plusCoins', { coins: 3 }]] } },
  library: { 'set-aside': { why: ['library'] } },
  chapel: { trash: { why: ['gone'] } },
  artisan: { gain: { to: 'hand', ...upTo(5) }, 'put-on-deck': nextDraw },
  chancellor: { 'put-deck-into-discard': { why: ['deckAway'] } },
  cellar: { discard: { why: ['drawAsMany'] } },

  baron: { discard: { why: ['baron'] } },
  masquerade: { pass: { why: ['pass'] } },
  mill: { 'discard-two': { why: ['mill'] }, discard: { why: ['mill'] } },
  replace: { trash: forMore(2), gain: { why: [['more', { coins: 2 }], 'replace'] } },
  'trading-post': { trash: { why: ['tradingPost'] } },
  courtier: { reveal: { why: ['courtierReveal'] }, choose: { why: ['courtierChoose'] } },
  ironworks: { gain: { why: [['upTo', { coins: 4 }], 'ironworks'] } },
  courtyard: { 'put-on-deck': nextDraw },
  'secret-passage': { 'put-in-deck': { why: ['passage'] } },
  swindler: { give: { why: ['swindler'] } },
  minion: { choose: { why: ['minion'] } },
  saboteur: { gain: { why: ['saboteur'] } },
  'mining-village': { trash: { why: [['plusCoins', { coins: 2 }]] } },
  pawn: { choose: { why: ['different'] } },
  lurker: { trash: { noun: 'supplyAction', why: ['nobodyGains'] } },
  diplomat: { discard: { unplayed: true, why: ['revealedIt'] } },
  'secret-chamber': {
    discard: { why: ['coinEach'] },
    'put-on-deck': { unplayed: true, why: ['revealedIt', 'order'] },
  },
  upgrade: {
    trash: { why: [['forExactlyMore', { coins: 1 }]] },
    gain: { why: [['exactlyMore', { coins: 1 }]] },
  },
  'wishing-well': { name: { why: ['guess'] } },

  altar: { trash: { why: ['altar'] }, gain: upTo(5) },
  armory: { gain: { to: 'deck', ...upTo(4) } },
  'band-of-misfits': { become: { why: ['misfits'] } },
  catacombs: { choose: { why: ['lookingAt'] }, gain: { unplayed: true, why: ['cheaper'] } },
  count: { 'put-on-deck': nextDraw },
  counterfeit: { play: { noun: 'treasure', twice: true, why: ['counterfeit'] } },
  cultist: { play: { why: ['noAction'] } },
  'dame-anna': { trash: { why: ['gone'] } },
  'dame-natalie': { gain: upTo(3) },
  'death-cart': { trash: { noun: 'action', why: ['deathCart'] } },
  forager: { trash: { why: ['forager'] } },
  graverobber: {
    'gain-from-trash': { to: 'deck', why: ['threeToSix'] },
    trash: { noun: 'action', ...forMore(3) },
    gain: more(3),
  },
  hermit: { trash: { why: ['hermit'] }, gain: upTo(3) },
  'hunting-grounds': { choose: { unplayed: true, why: ['wasTrashed'] } },
  ironmonger: { discard: { why: ['ironmonger'] } },
  'junk-dealer': { trash: { why: ['gone'] } },
  mercenary: { 'trash-two': { why: ['mercenary'] }, trash: { why: ['mercenary'] }, discard: keepThree },
  mystic: { name: { why: ['guess'] } },
  pillage: { discard: { why: ['pillage'] } },
  procession: {
    play: { noun: 'action', twice: true, why: ['procession'] },
    gain: { noun: 'action', why: [['exactlyMore', { coins: 1 }]] },
  },
  rats: { trash: { why: ['rats'] } },
  rebuild: { name: { why: ['rebuild'] }, gain: { noun: 'victory', ...more(3) } },
  rogue: { 'gain-from-trash': { why: ['threeToSix'] }, trash: raid },
  scavenger: { 'put-deck-into-discard': { why: ['scavenger'] }, 'put-on-deck': nextDraw },
  'sir-michael': { discard: keepThree },
  squire: { gain: { noun: 'attack', unplayed: true, why: ['wasTrashed'] } },
  storeroom: { discard: { why: ['storeroom'] } },
  survivors: { choose: { why: ['lookingAt'] } },
  urchin: { discard: { why: [['keep', { count: 4 }]] } },
};

export function caseOf({ kind, source, purpose, from }: Decision): Case {
  if (kind === 'order') return { why: [kind] };
  if (kind === 'place') return {};
  if (source === null || !isCatalogId(source)) return {};
  // What the Knights do with revealed cards is the same for all of them.
  if (from === 'aside' && facts[source].types.some((type) => type === 'knight')) return raid;
  return cases[source]?.[from === 'trash' ? `${purpose}-from-trash` : purpose] ?? {};
}

/** How each card is used when something happens; the others do what they do by themselves. */
export const reactions = {
  moat: 'reveal',
  'secret-chamber': 'reveal',
  diplomat: 'reveal',
  beggar: 'discard',
  'market-square': 'discard',
  urchin: 'trash',
  hovel: 'trash',
} as const satisfies { readonly [Id in CatalogId]?: 'reveal' | 'discard' | 'trash' };

export function isReaction(id: string): id is keyof typeof reactions {
  return Object.hasOwn(reactions, id);
}
