import { type Said, saidInEnglish } from '@provincia/catalog/command';

/** What somebody typed or wrote cannot be used; the command ends with status 2. The message says it in English. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly #said: readonly Said[];

  constructor(why: string | readonly Said[]) {
    super(typeof why === 'string' ? why : saidInEnglish(why));
    this.#said = typeof why === 'string' ? [] : why;
  }

  /** The same by codes, for a command that speaks other languages too; empty if there is only the message. */
  get said(): readonly Said[] {
    return this.#said;
  }
}

/** A refusal by the code of its sentence; further sentences say what to do about it. */
export function refusal(code: Said['code'], values: Said['values'] = {}, ...more: readonly Said[]): Refusal {
  return new Refusal([{ code, values }, ...more]);
}

const USAGE_ERROR = 2;

/** The exit status of a command. What it refuses is said in one line on stderr. */
export async function statusOf(
  program: string,
  command: () => number | Promise<number>,
  inWords: (refusal: Refusal) => string | Promise<string> = ({ message }) => message,
): Promise<number> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`${program}: ${await inWords(error)}`);
    return USAGE_ERROR;
  }
}
