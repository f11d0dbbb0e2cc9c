/** Where something is on the screen. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where places and the cards in them are: taken before the table changes, to know where cards came from. */
export type Spots = ReadonlyMap<string, Spot>;

/** To measure is slow, so only those that are needed. */
export function spotsOf(root: ParentNode, places: ReadonlySet<string>): Spots {
  const spots = new Map<string, Spot>();
  for (const place of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const name = place.dataset.place as string;
    if (!places.has(name)) continue;
    spots.set(name, place.getBoundingClientRect());
    for (const card of place.querySelectorAll<HTMLElement>('[data-card]')) {
      spots.set(`${name} ${card.dataset.card}`, card.getBoundingClientRect());
    }
  }
  return spots;
}

/** Where a card was in a place; else the place. */
export function spotOf(spots: Spots, place: string, card: string | null): Spot | undefined {
  return spots.get(`${place} ${card}`) ?? spots.get(place);
}

/** Where a card came from: the first place if it was seen there, else the other one. */
export function startOf(
  spots: Spots,
  place: string,
  otherwise: string | undefined,
  card: string | null,
): Spot | undefined {
  const other = otherwise === undefined ? undefined : spots.get(otherwise);
  return spots.get(`${place} ${card}`) ?? other ?? spots.get(place);
}

/** The last such card in a place, or one of those before it: the one that has come. */
export function cardIn(
  root: ParentNode,
  place: string,
  card: string | null,
  before: number,
): HTMLElement | null {
  if (card === null || place.startsWith('pile:') || place.startsWith('seat:')) return null;
  const all = root.querySelectorAll<HTMLElement>(
    `[data-place="${CSS.escape(place)}"] [data-card="${CSS.escape(card)}"]`,
  );
  return all[all.length - 1 - before] ?? null;
}
