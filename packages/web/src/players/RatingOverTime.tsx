import type { Rating, RatingLine } from '@provincia/protocol';
import { useState } from 'react';
import { useReply } from '../api/useLoaded.ts';
import { Folded } from '../controls/Folded.tsx';
import { Segment } from '../controls/Segment.tsx';
import sheet from '../controls/sheet.module.css';
import texts from '../controls/text.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { day } from '../i18n/dates.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { RatingChart } from './RatingChart.tsx';
import styles from './RatingOverTime.module.css';
import ranks from './ranks.module.css';
import { ratingName } from './rating-kinds.ts';

const SPANS = ['month', 'year', 'all'] as const;

interface RatingOverTimeProps {
  readonly path: string;
  readonly ratings: readonly Rating[];
}

/** How one of somebody's ratings went, in a time that can be chosen. */
export function RatingOverTime({ path, ratings }: RatingOverTimeProps) {
  const translation = useTranslation();
  const { say } = translation;
  // First the one that says most.
  const [rating, setRating] = useState(() => keyOf(ratings.reduce((a, b) => (b.games > a.games ? b : a))));
  const [span, setSpan] = useState<(typeof SPANS)[number]>('all');
  const { value, problem } = useReply<RatingLine>(`${path}?${rating}&span=${span}`);
  return (
    <>
      <div className={styles.choices}>
        {ratings.length > 1 && (
          <Segment
            wraps
            label={say('ui.profile.line.which')}
            options={ratings.map((one) => ({
              value: keyOf(one),
              label: ratingName(translation, one),
            }))}
            value={rating}
            onChange={setRating}
          />
        )}
        <Segment
          wraps
          label={say('ui.profile.line.span')}
          options={SPANS.map((one) => ({ value: one, label: say(`ui.profile.line.${one}`) }))}
          value={span}
          onChange={setSpan}
        />
      </div>
      {value === null ? (
        problem === null && <p className={styles.room}>{say('ui.common.loading')}</p>
      ) : value.points.length === 0 ? (
        <p className={styles.room}>{say('ui.profile.line.none')}</p>
      ) : (
        <Line key={`${rating} ${span}`} line={value} />
      )}
      <ProblemLine problem={problem} />
    </>
  );
}

function keyOf({ kind, players }: Rating): string {
  return `kind=${kind}&players=${players}`;
}

function Line({ line: { points, games } }: { readonly line: RatingLine }) {
  const translation = useTranslation();
  const { say } = translation;
  return (
    <>
      <RatingChart points={points} />
      <p className={sheet.aside}>
        {points.length < games
          ? say('ui.profile.line.some', { points: points.length, games })
          : say('ui.profile.line.band')}
      </p>
      <Folded title={say('ui.profile.line.table')} className={styles.table}>
        <table className={ranks.ranks}>
          <thead>
            <tr>
              <th scope="col">{say('ui.profile.line.date')}</th>
              <th scope="col">{say('ui.profile.line.game')}</th>
              <th scope="col">{say('ui.account.rating')}</th>
            </tr>
          </thead>
          <tbody className={texts.figures}>
            {points.toReversed().map(({ game, ended, rating, deviation }) => (
              <tr key={game}>
                <th scope="row">{day(translation, ended)}</th>
                <td>{game}</td>
                <td>
                  {rating} ± {deviation}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Folded>
    </>
  );
}
