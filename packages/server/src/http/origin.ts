import type { Config } from '../config.ts';

/**
 * Whether a request may change something. Browsers name the site it comes from, and only our own site may. Other
 * programs name no site; they have no cookies that another site could misuse.
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
