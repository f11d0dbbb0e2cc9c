/** What is explained, each with the rule that says it in full. */
export const glossaryRules = {
  action: '3.3.1',
  'action-phase': '3.3',
  attack: '6.5',
  buy: '3.4.2',
  'buy-phase': '3.4',
  choose: '4.19',
  'clean-up': '3.5',
  coin: '4.4',
  cost: '8.1',
  curse: '10.2',
  deck: '1.1',
  discard: '4.6',
  'discard-pile': '1.1',
  draw: '4.2',
  duration: '19.2.3',
  'each-other-player': '1.7',
  'empty-pile': '9.3',
  'extra-turn': '19.10.1',
  gain: '4.8',
  'gain-elsewhere': '4.9',
  hand: '1.1',
  'if-you-do': '4.20',
  'in-play': '4.17',
  kingdom: '2.2.1',
  knight: '12.1',
  'look-at': '4.14',
  looter: '2.2.3',
  'lose-track': '7.1',
  mat: '19.8.4',
  'mixed-pile': '12.2',
  name: '4.18',
  'next-turn': '19.2.5',
  'outside-the-supply': '13.1',
  pass: '4.16',
  pile: '1.2',
  play: '3.3.3',
  point: '10.1',
  reaction: '6.6',
  reveal: '4.13',
  ruins: '12.6',
  'set-aside': '4.15',
  shelter: '2.3.2',
  shuffle: '5.1',
  supply: '1.2',
  'this-turn': '3.2',
  token: '19.9.1',
  trash: '4.12',
  treasure: '3.4.1',
  'turn-order': '1.7',
  'up-to': '4.11',
  'victory-card': '10.2',
  'victory-token': '20.3.1',
} as const satisfies Readonly<Record<string, string>>;

export type GlossaryId = keyof typeof glossaryRules;

export const glossaryIds = Object.keys(glossaryRules) as readonly GlossaryId[];

/** A word of the game in one language. */
export interface GlossaryEntry {
  readonly word: string;
  /**
   * How else it stands in a sentence. Dots are words in between ("legst … ab"); what is before them is the word that is found.
   */
  readonly forms: readonly string[];
  /** One or two sentences, with the markup of card texts. */
  readonly text: string;
}

export type Glossary = Readonly<Record<GlossaryId, GlossaryEntry>>;
