import { locales } from '@provincia/catalog';
import type { DailyMonth, DailyPage, DailyRank } from '@provincia/protocol';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { useReply } from '../api/useLoaded.ts';
import { Segment } from '../controls/Segment.tsx';
import texts from '../controls/text.module.css';
import { signed } from '../i18n/numbers.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './Boards.module.css';
import { monthName, outcomeWords, shortDay } from './daily-words.ts';

/** Who did best on the day, or in its month. */
export function Boards({ page }: { readonly page: DailyPage }) {
  const translation = useTranslation();
  const { say } = translation;
  const heading = useId();
  const [of, setOf] = useState<'day' | 'month'>('day');
  return (
    <section className={styles.boards} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{say('ui.daily.board')}</h2>
        <Segment
          label={say('ui.daily.which')}
          options={[
            { value: 'day', label: shortDay(translation, page.day) },
            { value: 'month', label: monthName(translation, page.day) },
          ]}
          value={of}
          onChange={setOf}
        />
      </header>
      {of === 'day' ? <OfDay page={page} /> : <OfMonth page={page} />}
    </section>
  );
}

function OfDay({ page: { board, you } }: { readonly page: DailyPage }) {
  const { say, language } = useTranslation();
  const percent = new Intl.NumberFormat(locales[language], { style: 'percent' });
  const heads = [say('ui.daily.margin'), say('ui.daily.turns'), say('ui.daily.chance')];
  return (
    <Ranks
      heads={heads}
      ranks={board}
      you={you}
      note={say('ui.daily.chanceHelp')}
      about={(rank) => <Ended rank={rank} />}
      figures={({ margin, turns, chance }) => [
        signed(margin),
        String(turns),
        chance === null ? '–' : percent.format(chance),
      ]}
    />
  );
}

/** How it ended, and the way to the game once everybody may look at it. */
function Ended({ rank: { outcome, table } }: { readonly rank: DailyRank }) {
  const translation = useTranslation();
  return (
    <>
      {outcomeWords(translation, outcome)}
      {table !== null && (
        <>
          {' · '}
          <Link href={`/replay/${table}`}>{translation.say('ui.daily.replay')}</Link>
        </>
      )}
    </>
  );
}

function OfMonth({ page: { day, set } }: { readonly page: DailyPage }) {
  const { say } = useTranslation();
  const { value } = useReply<DailyMonth>(`/api/daily/months/${day.slice(0, 'YYYY-MM'.length)}/${set}`);
  if (value === null) return <p>{say('ui.common.loading')}</p>;
  return (
    <Ranks
      heads={[say('ui.daily.score'), say('ui.daily.daysHead'), say('ui.daily.won')]}
      ranks={value.board}
      you={value.you}
      note={say('ui.daily.monthHelp')}
      about={() => null}
      figures={({ score, days, won }) => [String(score), String(days), String(won)]}
    />
  );
}

interface Rank {
  readonly place: number;
  readonly name: string;
  readonly isMember: boolean;
  readonly you: boolean;
}

interface RanksProps<R extends Rank> {
  readonly heads: readonly string[];
  readonly ranks: readonly R[];
  /** The reader, who stands below the others if they are not among them. */
  readonly you: R | null;
  readonly note: string;
  readonly about: (rank: R) => ReactNode;
  readonly figures: (rank: R) => readonly string[];
}

function Ranks<R extends Rank>({ heads, ranks, you, note, about, figures }: RanksProps<R>) {
  const { say } = useTranslation();
  if (ranks.length === 0) return <p className={styles.nobody}>{say('ui.daily.nobody')}</p>;
  const all = you === null || ranks.some((rank) => rank.you) ? ranks : [...ranks, you];
  return (
    <>
      <table className={styles.ranks}>
        <thead>
          <tr>
            <th scope="col">{say('ui.daily.rank')}</th>
            <th scope="col">{say('ui.daily.player')}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((rank) => (
            <tr key={rank.place} data-you={rank.you || undefined}>
              <td className={clsx(styles.place, texts.figures)}>{rank.place}</td>
              <th scope="row">
                <Name rank={rank} />
                <small>{about(rank)}</small>
              </th>
              {figures(rank).map((figure, i) => (
                <td key={heads[i]} className={texts.figures}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </>
  );
}

/** Guests have no page. */
function Name({ rank: { name, isMember, you } }: { readonly rank: Rank }) {
  const { say } = useTranslation();
  return (
    <>
      {isMember ? <Link href={`/player/${encodeURIComponent(name)}`}>{name}</Link> : name}
      {you && <em> ({say('ui.daily.you')})</em>}
    </>
  );
}
