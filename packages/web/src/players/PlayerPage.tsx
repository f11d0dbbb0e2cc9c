import type { PlayerPage as Player } from '@provincia/protocol';
import { Link, useParams, useSearchParams } from 'wouter';
import { codeWords, type ProblemCode } from '../api/problem-words.ts';
import { useReply } from '../api/useLoaded.ts';
import { PlayerClubs } from '../clubs/PlayerClubs.tsx';
import { PersonActions } from '../community/PersonActions.tsx';
import buttons from '../controls/buttons.module.css';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import texts from '../controls/text.module.css';
import { day } from '../i18n/dates.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { CardFigures } from './CardFigures.tsx';
import { Deciding } from './Deciding.tsx';
import { Games } from './Games.tsx';
import { filterIn, type GamesFilter, searchOf } from './games-filter.ts';
import { HeadToHead } from './HeadToHead.tsx';
import { OpponentTable } from './OpponentTable.tsx';
import styles from './PlayerPage.module.css';
import { RatingOverTime } from './RatingOverTime.tsx';
import { Ratings } from './Ratings.tsx';

/** A member as everybody sees them: how well they play, and what they have played. */
export default function PlayerPage() {
  const translation = useTranslation();
  const { say } = translation;
  const { name } = useParams<{ name: string }>();
  const path = `/api/people/${encodeURIComponent(name)}`;
  const { value, problem } = useReply<Player>(path);
  const whyNot = (problem: ProblemCode) => {
    // What is no name at all is nobody's either.
    const isNobody = problem === 'not-found' || problem === 'invalid';
    return isNobody ? say('ui.account.noPlayer', { name }) : codeWords(translation, problem);
  };
  return (
    <Page title={name} className={sheet.sheet}>
      {value === null ? (
        <p>{problem === null ? say('ui.common.loading') : whyNot(problem)}</p>
      ) : (
        <>
          <header className={sheet.person}>
            <div>
              <p className={texts.label}>{say('ui.account.player')}</p>
              <h1>{value.name}</h1>
              <p>{say('ui.account.since', { date: day(translation, value.since) })}</p>
            </div>
            <p className={buttons.actions}>
              <Link className={buttons.button} href="/leaderboard">
                {say('ui.common.leaderboard')}
              </Link>
            </p>
          </header>
          <PersonActions name={value.name} />
          <PlayerClubs name={value.name} />
          <Parts key={path} player={value} path={path} />
        </>
      )}
    </Page>
  );
}

/** What there is to know of a player. Each part comes by itself. */
function Parts({ player: { name, ratings }, path }: { readonly player: Player; readonly path: string }) {
  const { say } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const filtered = (filter: GamesFilter) => setSearch(searchOf(filter), { replace: true });
  const parts = [
    ['ratings', say('ui.account.ratings')],
    ['cards', say('ui.profile.cards.title')],
    ['opponents', say('ui.profile.opponents.title')],
    ['deciding', say('ui.account.deciding.title')],
    ['games', say('ui.account.lastGames')],
  ] as const;
  const show = (opponent: string) => {
    filtered({ opponent });
    document.getElementById('games')?.scrollIntoView();
  };
  return (
    <>
      <nav className={styles.parts} aria-label={say('ui.profile.parts')}>
        {parts.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <Section title={say('ui.account.ratings')} id="ratings">
        <Ratings ratings={ratings} />
        {ratings.length > 0 && <RatingOverTime path={`${path}/ratings`} ratings={ratings} />}
      </Section>
      <HeadToHead player={name} onShow={show} />
      <Section title={say('ui.profile.cards.title')} id="cards">
        <CardFigures path={`${path}/cards`} hasProgram={ratings.some(({ kind }) => kind === 'program')} />
      </Section>
      <div className={styles.pair}>
        <Section title={say('ui.profile.opponents.title')} id="opponents">
          <OpponentTable path={`${path}/opponents`} />
        </Section>
        <Section title={say('ui.account.deciding.title')} id="deciding">
          <Deciding path={`${path}/reviews`} />
        </Section>
      </div>
      <Games path={`${path}/games`} filter={filterIn(search)} onFilter={filtered} />
    </>
  );
}
