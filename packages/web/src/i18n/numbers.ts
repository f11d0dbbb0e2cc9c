/** With a real minus, which is as wide as a plus. */
export function plain(number: number): string {
  return String(number).replace('-', '−');
}

/** With its sign, as a change is written. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : plain(number);
}
