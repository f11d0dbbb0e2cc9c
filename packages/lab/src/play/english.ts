import { loadTranslation } from '@provincia/catalog';

/** The language of the terminal. */
export const english = await loadTranslation('en');
