export {
  type Bonuses,
  type CardId,
  type CardType,
  type Facts,
  facts,
  type SetId,
  setIds,
} from '@provincia/cards/facts';
export { cardIds, isCardId } from './card-id.ts';
export { type Line, line } from './chronicle/line.ts';
export { type LinePart, plainLine } from './chronicle/telling.ts';
export { chronicler, type Turn, turns } from './chronicle/turns.ts';
export { acquiredTexts } from './coach/acquired.ts';
export { answerText } from './coach/answer.ts';
export { signedPoints } from './coach/figures.ts';
export { planName } from './coach/plan-title.ts';
export { balanceText, chanceText, lossText, markSigns, reasonText, turnText } from './coach/sentences.ts';
export { type CoachTranslation, loadCoachTranslation } from './coach/translation.ts';
export {
  type Glossary,
  type GlossaryEntry,
  type GlossaryId,
  glossaryIds,
  glossaryRules,
} from './glossary/entry.ts';
export { loadGlossary } from './glossary/index.ts';
export { type TermPart, termFinder } from './glossary/words.ts';
export { isPlayable, printedKingdoms } from './kingdoms/index.ts';
export type { PrintedKingdom } from './kingdoms/printed-kingdom.ts';
export {
  amountText,
  amountWords,
  cardForm,
  cardName,
  loadTranslation,
  plainText,
  type Translation,
} from './language.ts';
export { type Language, languageNames, languages, locales } from './languages.ts';
export { type Part, parts, type Sign, signs } from './markup.ts';
export { loadMistakeWords, type MistakeWords } from './mistakes.ts';
export { type Names, nameFinder, nameSearch, namesIn, plain } from './names.ts';
export { pictures } from './pictures.ts';
export { type Hindrance, hindranceOf, type Wish } from './prompt/hindrance.ts';
export { hindranceText } from './prompt/hindrance-text.ts';
export { choiceLabel, confirmLabel, shortfall } from './prompt/labels.ts';
export { type Prompt, promptFor } from './prompt/sentences.ts';
export { treasureOrderText, treasuresInOrder } from './prompt/treasure-order.ts';
export { setName } from './set-name.ts';
export { loadStrategyTexts } from './strategies.ts';
export { type ExplanationId, loadTeachingWords, type TeachingWords } from './teaching.ts';
export { coinsAmong } from './worth.ts';
