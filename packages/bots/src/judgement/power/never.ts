/** The power of a card that is better not played. */
export const NEVER = -1;
