import type { Opponents } from '@provincia/protocol';
import { Link } from 'wouter';
import { useReply } from '../api/useLoaded.ts';
import texts from '../controls/text.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './OpponentTable.module.css';
import ranks from './ranks.module.css';

/** With whom somebody has played most, and how that went. */
export function OpponentTable({ path }: { readonly path: string }) {
  const { say } = useTranslation();
  const { value, problem } = useReply<Opponents>(path);
  if (value === null)
    return problem === null ? <p>{say('ui.common.loading')}</p> : <ProblemLine problem={problem} />;
  if (value.opponents.length === 0) return <p>{say('ui.profile.opponents.none')}</p>;
  return (
    <table className={`${ranks.ranks} ${styles.opponents}`}>
      <thead>
        <tr>
          <th scope="col">{say('ui.account.player')}</th>
          <th scope="col">{say('ui.account.games')}</th>
          <th scope="col">{say('ui.profile.opponents.won')}</th>
          <th scope="col">{say('ui.profile.opponents.lost')}</th>
          <th scope="col">{say('ui.profile.opponents.shared')}</th>
        </tr>
      </thead>
      <tbody>
        {value.opponents.map(({ name, games, won, lost, shared }) => (
          <tr key={name}>
            <th scope="row">
              <Link href={`/player/${encodeURIComponent(name)}`}>{name}</Link>
            </th>
            <td className={texts.figures}>{games}</td>
            <td className={texts.figures}>{won}</td>
            <td className={texts.figures}>{lost}</td>
            <td className={texts.figures}>{shared}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
