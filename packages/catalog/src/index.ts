export { type Bonuses, bonuses } from './bonuses.ts';
export { type CardSet, type CardType, type Facts, sets } from './card-facts.ts';
export { catalogIds, isCatalogId } from './catalog-id.ts';
export type { ChronicleEvent } from './chronicle/event.ts';
export { type Line, type LinePart, line, plainLine } from './chronicle/line.ts';
export { chronicler, type Turn, turns } from './chronicle/turns.ts';
export { type CatalogId, facts } from './facts.ts';
export { isPlayable, printedKingdoms } from './kingdoms/index.ts';
export type { PrintedKingdom } from './kingdoms/printed-kingdom.ts';
export { amountText, amountWords, cardForm, loadTongue, plainText, type Tongue } from './language.ts';
export { type Language, languageNames, languages, locales } from './languages.ts';
export { type Part, parts, type Sign, signs } from './markup.ts';
export { nameFinder, plain } from './names.ts';

export { pictures } from './pictures.ts';
