import { Logger } from 'graphile-worker';

/** The library says nothing by itself: what matters is said by us, in the language of the user. */
export const silent = new Logger(() => () => {});
