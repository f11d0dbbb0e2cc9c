import { z } from 'zod';

/** A language that Provincia speaks. */
export const LanguageCode = z.enum(['en', 'es', 'pt', 'de']);
