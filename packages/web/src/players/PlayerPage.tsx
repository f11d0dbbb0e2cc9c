import type { PlayerPage as Player } from '@provincia/protocol';
import { Link, useParams } from 'wouter';
import { codeWords, type ProblemCode } from '../api/problem-words.ts';
import { useReply } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import texts from '../controls/text.module.css';
import { day } from '../i18n/dates.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { Deciding } from './Deciding.tsx';
import { Games } from './Games.tsx';
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
          <Section title={say('ui.account.ratings')}>
            <Ratings ratings={value.ratings} />
          </Section>
          <Section title={say('ui.account.deciding.title')}>
            <Deciding path={`${path}/reviews`} />
          </Section>
          <Games key={path} path={`${path}/games`} />
        </>
      )}
    </Page>
  );
}
