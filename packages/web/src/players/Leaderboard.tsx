import type { Leaderboard as Best, RatingKind } from '@provincia/protocol';
import { clsx } from 'clsx';
import { Link, useSearchParams } from 'wouter';
import { useReply } from '../api/useLoaded.ts';
import { LabelledSegment } from '../controls/LabelledSegment.tsx';
import sheet from '../controls/sheet.module.css';
import texts from '../controls/text.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import styles from './Leaderboard.module.css';
import ranks from './ranks.module.css';
import { RATING_KINDS, ratingKindName } from './rating-kinds.ts';
import { StandingText } from './StandingText.tsx';

const COUNTS = [2, 3, 4, 5, 6];

/** The best players; of which games is in the address, so that it can be passed on. */
export default function Leaderboard() {
  const translation = useTranslation();
  const { say } = translation;
  const kindName = (kind: RatingKind) => ratingKindName(translation, kind);
  const [search, setSearch] = useSearchParams();
  const players = COUNTS.find((count) => String(count) === search.get('players')) ?? COUNTS[0];
  const kind = RATING_KINDS.find((one) => one === search.get('kind')) ?? RATING_KINDS[0];
  const { value, problem } = useReply<Best>(`/api/leaderboard?kind=${kind}&players=${players}`);
  const choose = (chosen: { kind?: RatingKind; players?: number }) => {
    const now = { kind, players, ...chosen };
    setSearch({ kind: now.kind, players: String(now.players) }, { replace: true });
  };
  return (
    <Page title={say('ui.common.leaderboard')} className={sheet.sheet}>
      <header className={sheet.head}>
        <h1>{say('ui.common.leaderboard')}</h1>
        <p className={sheet.lead}>{say('ui.account.leaderboardLead')}</p>
      </header>
      <LabelledSegment
        label={say('ui.byDay.ratingKind')}
        options={RATING_KINDS.map((one) => ({ value: one, label: kindName(one) }))}
        value={kind}
        onChange={(chosen) => choose({ kind: chosen })}
      />
      <LabelledSegment
        label={say('ui.account.players')}
        options={COUNTS.map((count) => ({ value: count, label: String(count) }))}
        value={players}
        onChange={(count) => choose({ players: count })}
      />
      {value === null ? (
        problem === null && <p>{say('ui.common.loading')}</p>
      ) : value.best.length === 0 ? (
        <p className={styles.ranks}>{say('ui.account.nobody')}</p>
      ) : (
        <div className={styles.ranks}>
          <table className={ranks.ranks}>
            <thead>
              <tr>
                <th scope="col">{say('ui.account.rank')}</th>
                <th scope="col">{say('ui.account.player')}</th>
                <th scope="col">{say('ui.account.rating')}</th>
                <th scope="col">{say('ui.account.games')}</th>
              </tr>
            </thead>
            <tbody>
              {value.best.map(({ name, games, ...standing }, i) => (
                <tr key={name}>
                  <td className={clsx(ranks.place, texts.figures)}>{i + 1}</td>
                  <th scope="row">
                    <Link href={`/player/${encodeURIComponent(name)}`}>
                      {kind === 'program' ? say('ui.profile.program', { name }) : name}
                    </Link>
                  </th>
                  <td className={texts.figures}>
                    <StandingText standing={standing} />
                  </td>
                  <td className={texts.figures}>{games}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={sheet.aside}>{say('ui.account.ratingHelp')}</p>
        </div>
      )}
      <ProblemLine problem={problem} />
    </Page>
  );
}
