/** Plain piles that neither attack nor react nor score, of costs between 3 and 5, for places nobody cares about. */
const fillers = [
  'village',
  'woodcutter',
  'smithy',
  'moneylender',
  'market',
  'festival',
  'laboratory',
  'council-room',
  'workshop',
  'remodel',
  'mine',
  'library',
  'vassal',
  'harbinger',
  'poacher',
  'merchant',
  'chancellor',
  'feast',
  'throne-room',
  'sentry',
];

const TEN = 10;

/** A kingdom of ten with these piles, always the same one. */
export function fillUp(piles: readonly string[]): string[] {
  const unused = fillers.filter((id) => !piles.includes(id));
  return [...piles, ...unused.slice(0, Math.max(0, TEN - piles.length))];
}
