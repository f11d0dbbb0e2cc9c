/** What somebody typed or wrote cannot be used. The sentence says what and where; the command ends with status 2. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
