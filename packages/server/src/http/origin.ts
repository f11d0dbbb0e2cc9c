import type { Config } from '../config.ts';

/**
 * Whether a request may change something: a browser says from which site it comes, and only our own may. Programs
 * other than browsers name none and have no cookies that somebody else could use.
 */
export function originCheck({
  origin: ours,
}: Config): (origin: string | undefined, host: string | undefined) => boolean {
  return (origin, host) => {
    if (origin === undefined) return true;
    if (!URL.canParse(origin)) return false;
    return ours === undefined ? new URL(origin).host === host : new URL(origin).origin === ours;
  };
}
