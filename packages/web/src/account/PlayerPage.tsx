import type { PlayerPage as Player } from '@provincia/protocol';
import { Link, useParams } from 'wouter';
import { codeWords } from '../api/problem-words.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { day } from './dates.ts';
import type { Slip } from './form/slips.ts';
import { Leaf } from './Leaf.tsx';
import { Games } from './players/Games.tsx';
import { Ratings } from './players/Ratings.tsx';
import { useAsked } from './useAsked.ts';
import './account.css';

/** A member as everybody sees him: how well he plays, and what he has played. */
export default function PlayerPage() {
  const translation = useTranslation();
  const { say } = translation;
  const { name } = useParams<{ name: string }>();
  const path = `/api/people/${encodeURIComponent(name)}`;
  const { value, slip } = useAsked<Player>(path);
  const whyNot = (slip: Slip) => {
    // What is no name at all is nobody's either.
    const isNobody = slip === 'not-found' || slip === 'invalid';
    return isNobody ? say('ui.account.noPlayer', { name }) : codeWords(translation, slip);
  };
  return (
    <Page title={name} className="folio">
      {value === null ? (
        <p className="waits">{slip === null ? say('ui.common.loading') : whyNot(slip)}</p>
      ) : (
        <>
          <header className="fhead member">
            <div>
              <p className="label">{say('ui.account.player')}</p>
              <h1>{value.name}</h1>
              <p>{say('ui.account.since', { date: day(translation, value.since) })}</p>
            </div>
            <p className="actions">
              <Link className="btn" href="/leaderboard">
                {say('ui.common.leaderboard')}
              </Link>
            </p>
          </header>
          <Leaf title={say('ui.account.ratings')}>
            <Ratings ratings={value.ratings} />
          </Leaf>
          <Games key={path} path={`${path}/games`} />
        </>
      )}
    </Page>
  );
}
