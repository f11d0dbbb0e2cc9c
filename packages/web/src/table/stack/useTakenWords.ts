import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';

/** How many equal cards there are and which of them are chosen: "4 alike, 2 of them chosen"; or that they can be. */
export function useTakenWords(
  count: number,
  places: readonly number[],
  canBeChosen: boolean,
): readonly string[] {
  const { say } = useTranslation();
  const { decision, picks } = useTable().choosing;
  const alike = count > 1 ? [say('ui.table.alike', { count })] : [];
  if (places.length === 0) return [...alike, ...(canBeChosen ? [say('ui.table.canBeChosen')] : [])];
  if (decision?.ordered)
    return [...alike, ...places.map((place) => say('ui.table.chosenAs', { place: place + 1 }))];
  if (count > 1) return [say('ui.table.alikeChosen', { count: places.length, of: count })];
  return [say('ui.table.chosen', { count: picks.length, of: decision?.max ?? picks.length })];
}
