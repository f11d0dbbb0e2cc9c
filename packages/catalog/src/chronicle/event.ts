/** What happened in a game or at its table, as one reader sees it: the events of the engine and those of the server. */
export interface ChronicleEvent {
  readonly type: string;
  readonly player: number;
  /** The card whose instructions caused it. */
  readonly source?: string | null | undefined;
  /** Missing if the reader may not see them. */
  readonly cards?: readonly string[] | undefined;
  readonly count?: number | undefined;
  /** Of discarded cards the one that everybody sees. */
  readonly top?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly actions?: number | undefined;
  readonly buys?: number | undefined;
  readonly coins?: number | undefined;
  readonly discount?: number | undefined;
  readonly receiver?: number | undefined;
  readonly turn?: number | undefined;
  readonly winners?: readonly number[] | undefined;
  /** Of an undo: the place in the list of events from which on everything no longer counts. */
  readonly since?: number | undefined;
  /** Of an undo: whether something became known in what no longer counts. */
  readonly told?: boolean | undefined;
}

/** With a line of their own that says who did what with which cards; one after the other they become one line. */
const cardEvents = [
  'play',
  'draw',
  'discard',
  'buy',
  'gain',
  'trash',
  'return',
  'reveal',
  'look',
  'set-aside',
  'put-in-hand',
  'put-on-deck',
  'put-in-deck',
  'pass',
] as const;

/** What happens at the table besides the game. No undo takes it back. */
const tableEvents = [
  'undo',
  'undo-asked',
  'undo-refused',
  'resigned',
  'out-of-time',
  'stand-in',
  'back',
] as const;

const otherEvents = ['turn', 'put-deck-into-discard', 'shuffle', 'plus', 'over'] as const;

/** What is worth a line. Everything else is silent: phases, and that clean-up begins. */
export type ToldType =
  | (typeof cardEvents)[number]
  | (typeof tableEvents)[number]
  | (typeof otherEvents)[number];

const told: ReadonlySet<string> = new Set([...cardEvents, ...tableEvents, ...otherEvents]);
const ofCards: ReadonlySet<string> = new Set(cardEvents);
const ofTable: ReadonlySet<string> = new Set(tableEvents);

export function isTold<E extends ChronicleEvent>(event: E): event is E & { readonly type: ToldType } {
  return told.has(event.type) && !isPlusNothing(event);
}

/** Some cards add as many coins as there are cards of some kind, and there may be none. */
function isPlusNothing({ type, actions = 0, buys = 0, coins = 0, discount = 0 }: ChronicleEvent): boolean {
  return type === 'plus' && [actions, buys, coins, discount].every((amount) => amount === 0);
}

export function isCardType(type: ToldType): type is (typeof cardEvents)[number] {
  return ofCards.has(type);
}

export function isTableEvent({ type }: ChronicleEvent): boolean {
  return ofTable.has(type);
}
