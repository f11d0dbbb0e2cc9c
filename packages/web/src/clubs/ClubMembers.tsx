import type { ClubMembers as Listed, RatingKind } from '@provincia/protocol';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Link } from 'wouter';
import { useReply } from '../api/useLoaded.ts';
import { LabelledSegment } from '../controls/LabelledSegment.tsx';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import texts from '../controls/text.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import ranks from '../players/ranks.module.css';
import { RATING_KINDS, ratingKindName } from '../players/rating-kinds.ts';
import { StandingText } from '../players/StandingText.tsx';
import styles from './ClubMembers.module.css';

const COUNTS = [2, 3, 4, 5, 6];

/** Everybody in the club by their ratings, for each kind of game and number of players. */
export function ClubMembers({ id }: { readonly id: string }) {
  const translation = useTranslation();
  const { say } = translation;
  const [kind, setKind] = useState<RatingKind>('live');
  const [players, setPlayers] = useState(2);
  const { value, problem } = useReply<Listed>(`/api/clubs/${id}/members?kind=${kind}&players=${players}`);
  return (
    <Section title={say('ui.club.standings')} className={styles.members}>
      <div className={styles.choices}>
        <LabelledSegment
          label={say('ui.byDay.ratingKind')}
          options={RATING_KINDS.map((one) => ({ value: one, label: ratingKindName(translation, one) }))}
          value={kind}
          onChange={setKind}
        />
        <LabelledSegment
          label={say('ui.account.players')}
          options={COUNTS.map((count) => ({ value: count, label: String(count) }))}
          value={players}
          onChange={setPlayers}
        />
      </div>
      {value === null ? (
        problem === null && <p>{say('ui.common.loading')}</p>
      ) : (
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
            {value.members.map(({ name, role, standing, games }, i) => (
              <tr key={name}>
                <td className={clsx(ranks.place, texts.figures)}>{standing === null ? '–' : i + 1}</td>
                <th scope="row">
                  <Link href={`/player/${encodeURIComponent(name)}`}>{name}</Link>
                  {role !== 'member' && <small>{say(`ui.club.role.${role}`)}</small>}
                </th>
                <td className={texts.figures}>{standing !== null && <StandingText standing={standing} />}</td>
                <td className={texts.figures}>{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ProblemLine problem={problem} />
      <p className={sheet.aside}>{say('ui.account.ratingHelp')}</p>
    </Section>
  );
}
