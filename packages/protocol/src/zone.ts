import type { ZoneName } from '@provincia/engine';
import { z } from 'zod';
import { schemaFor } from './schema-for.ts';

/** A zone that only some games have. */
export const Mat = z.templateLiteral([z.string(), '-mat']);

/** Where cards of a player are. */
export const Zone = schemaFor<ZoneName>()(
  z.union([z.enum(['deck', 'hand', 'discard', 'play', 'aside', 'looking']), Mat]),
);
