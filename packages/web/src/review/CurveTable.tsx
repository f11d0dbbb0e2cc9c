import type { Review } from '@provincia/coach/review';
import { Folded } from '../controls/Folded.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useReplay } from '../replay/replay-context.ts';
import styles from './CurveTable.module.css';
import { errorOf, percent } from './chance-figures.ts';
import { MarkSign } from './MarkSign.tsx';
import { curveOf, marksOf } from './moments.ts';

/** The curve in figures, folded. */
export function CurveTable({ review }: { readonly review: Review }) {
  const { say, language } = useTranslation();
  const { game, names, playhead } = useReplay();
  const points = curveOf(review, game.source.steps);
  const marks = marksOf(review);
  return (
    <Folded title={say('ui.review.table')} className={styles.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('ui.review.turn')}</th>
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ step, turn, seat, chances, error }, point) => (
            <tr key={step}>
              <th scope="row">
                <button type="button" onClick={() => playhead.go(step)}>
                  {turn === null || seat === null ? say('ui.review.atEnd') : `${turn} · ${names[seat]}`}
                </button>
              </th>
              {chances.map((chance, i) => {
                const mark = marks.find((one) => one.point === point && one.seat === i)?.mark;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <td key={i}>
                    {mark !== undefined && <MarkSign mark={mark} />} {percent(language, chance)}
                    {i === seat && ` ± ${errorOf(error)}`}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Folded>
  );
}
