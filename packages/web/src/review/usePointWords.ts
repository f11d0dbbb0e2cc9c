import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useReplay } from '../replay/replay-context.ts';
import { errorOf, percent } from './chance-figures.ts';
import type { CurvePoint } from './moments.ts';

interface PointWords {
  /** "Beatriz 42%", or only the figure where nobody is named. */
  chanceWords(chance: number, seat: number | null): string;
  /** "You 58%, Beatriz 42%". */
  chancesWords(chances: readonly number[]): string;
  /** "Turn 7, Beatriz: You 58%, Beatriz 42% (± 1)". */
  pointWords(point: CurvePoint): string;
}

/** How chances are told of in words. */
export function usePointWords(): PointWords {
  const { say, language } = useTranslation();
  const { names } = useReplay();
  const chanceWords: PointWords['chanceWords'] = (chance, seat) => {
    const figure = percent(language, chance);
    return seat === null ? figure : say('ui.review.chanceOf', { name: names[seat], chance: figure });
  };
  const chancesWords: PointWords['chancesWords'] = (chances) => chances.map(chanceWords).join(', ');
  const pointWords: PointWords['pointWords'] = ({ turn, seat, chances, error }) =>
    turn === null || seat === null
      ? say('ui.review.end', { chances: chancesWords(chances) })
      : say('ui.review.point', {
          turn,
          name: names[seat],
          chances: chancesWords(chances),
          error: errorOf(error),
        });
  return { chanceWords, chancesWords, pointWords };
}
