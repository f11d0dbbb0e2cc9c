import { locales } from '@provincia/catalog';
import type { Leaderboard as Best } from '@provincia/protocol';
import { Link, useSearchParams } from 'wouter';
import { Segment } from '../controls/Segment.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { SlipLine } from './form/SlipLine.tsx';
import { ratingText } from './players/Ratings.tsx';
import { useAsked } from './useAsked.ts';
import './account.css';

const COUNTS = [2, 3, 4, 5, 6];

/** The best players; how many played is in the address, so that it can be passed on. */
export default function Leaderboard() {
  const { say, language } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const players = COUNTS.find((count) => String(count) === search.get('players')) ?? COUNTS[0];
  const { value, slip } = useAsked<Best>(`/api/leaderboard?players=${players}`);
  const label = say('ui.account.players');
  return (
    <Page title={say('ui.common.leaderboard')} className="folio">
      <header className="fhead">
        <h1>{say('ui.common.leaderboard')}</h1>
        <p className="lead">{say('ui.account.leaderboardLead')}</p>
      </header>
      <div className="choose">
        <span className="label">{label}</span>
        <Segment
          label={label}
          options={COUNTS.map((count) => ({ value: count, label: String(count) }))}
          value={players}
          onChange={(count) => setSearch({ players: String(count) }, { replace: true })}
        />
      </div>
      {value === null ? (
        slip === null && <p className="waits">{say('ui.common.loading')}</p>
      ) : value.best.length === 0 ? (
        <p className="leaf">{say('ui.account.nobody')}</p>
      ) : (
        <div className="leaf">
          <table className="ranks">
            <thead>
              <tr>
                <th scope="col">{say('ui.account.rank')}</th>
                <th scope="col">{say('ui.account.player')}</th>
                <th scope="col">{say('ui.account.rating')}</th>
                <th scope="col">{say('ui.account.games')}</th>
              </tr>
            </thead>
            <tbody>
              {value.best.map(({ name, rating, games }, i) => (
                <tr key={name}>
                  <td className="num place">{i + 1}</td>
                  <th scope="row">
                    <Link href={`/player/${encodeURIComponent(name)}`}>{name}</Link>
                  </th>
                  <td className="num">
                    <b>{ratingText(rating, locales[language])}</b>
                  </td>
                  <td className="num">{games}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="aside">{say('ui.account.ratingHelp')}</p>
        </div>
      )}
      <SlipLine slip={slip} />
    </Page>
  );
}
