/** What somebody typed or wrote cannot be used. The sentence says what and where; the command ends with status 2. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

const USAGE_ERROR = 2;

/** The exit status of a command. What it refuses is said in one line on stderr. */
export async function statusOf(program: string, command: () => number | Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`${program}: ${error.message}`);
    return USAGE_ERROR;
  }
}
