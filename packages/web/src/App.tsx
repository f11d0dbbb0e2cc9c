import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { NameAsker } from './account/guest/NameAsker.tsx';
import { TurnBadge } from './by-day/TurnBadge.tsx';
import { SpriteUrl } from './card/Sign.tsx';
import { PersonalCall } from './community/PersonalCall.tsx';
import panels from './controls/panels.module.css';
import { Home } from './home/Home.tsx';
import { TranslationProvider } from './i18n/TranslationProvider.tsx';
import { MatchBar } from './matching/MatchBar.tsx';
import { useDevice } from './reminders/useDevice.ts';
import { useTheme } from './settings/useTheme.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { Update } from './shell/Update.tsx';
import { TournamentCall } from './tournaments/TournamentCall.tsx';

const OnlineTable = lazy(() => import('./table/OnlineTable.tsx'));
const SoloTable = lazy(() => import('./table/SoloTable.tsx'));
const Gallery = lazy(() => import('./table/Gallery.tsx'));
const Kingdoms = lazy(() => import('./kingdoms/Kingdoms.tsx'));
const Lab = lazy(() => import('./lab/Lab.tsx'));
const Replays = lazy(() => import('./replay/Replays.tsx'));
const Replay = lazy(() => import('./replay/Replay.tsx'));
const Puzzles = lazy(() => import('./puzzles/Puzzles.tsx'));
const PuzzlePage = lazy(() => import('./puzzles/PuzzlePage.tsx'));
const DailyPage = lazy(() => import('./daily/DailyPage.tsx'));
const Lessons = lazy(() => import('./learn/Lessons.tsx'));
const LessonPage = lazy(() => import('./learn/LessonPage.tsx'));
const Cards = lazy(() => import('./cards/Cards.tsx'));
const Rules = lazy(() => import('./rules/Rules.tsx'));
const Account = lazy(() => import('./account/Account.tsx'));
const PlayerPage = lazy(() => import('./players/PlayerPage.tsx'));
const Leaderboard = lazy(() => import('./players/Leaderboard.tsx'));
const Tv = lazy(() => import('./watch/Tv.tsx'));
const MailConfirm = lazy(() => import('./reminders/MailConfirm.tsx'));
const MailStop = lazy(() => import('./reminders/MailStop.tsx'));
const Tournaments = lazy(() => import('./tournaments/Tournaments.tsx'));
const NewTournament = lazy(() => import('./tournaments/NewTournament.tsx'));
const TournamentPage = lazy(() => import('./tournaments/TournamentPage.tsx'));
const Community = lazy(() => import('./community/Community.tsx'));
const Moderation = lazy(() => import('./moderation/Moderation.tsx'));
const Clubs = lazy(() => import('./clubs/Clubs.tsx'));
const NewClub = lazy(() => import('./clubs/NewClub.tsx'));
const ClubPage = lazy(() => import('./clubs/ClubPage.tsx'));
const AboutPage = lazy(() => import('./about/AboutPage.tsx'));
const SettingsPage = lazy(() => import('./settings/SettingsPage.tsx'));

/** Which page is where. All but the first are loaded when they are opened. */
export function App() {
  useTheme();
  useDevice();
  return (
    <SpriteUrl value="/drawings.svg">
      <Suspense fallback={<p className={panels.loading}>…</p>}>
        <TranslationProvider>
          <Update />
          <NameAsker />
          <TurnBadge />
          <TournamentCall />
          <PersonalCall />
          <MatchBar />
          <ErrorBoundary>
            <Switch>
              <Route path="/" component={Home} />
              <Route path="/table/:id" component={OnlineTable} />
              <Route path="/solo" component={SoloTable} />
              <Route path="/gallery" component={Gallery} />
              <Route path="/kingdoms" component={Kingdoms} />
              <Route path="/lab" component={Lab} />
              <Route path="/replays" component={Replays} />
              <Route path="/replay/:id" component={Replay} />
              <Route path="/puzzles" component={Puzzles} />
              <Route path="/puzzles/:id" component={PuzzlePage} />
              <Route path="/daily/:day?" component={DailyPage} />
              <Route path="/learn" component={Lessons} />
              <Route path="/learn/:id" component={LessonPage} />
              <Route path="/cards" component={Cards} />
              <Route path="/rules" component={Rules} />
              <Route path="/account" component={Account} />
              <Route path="/player/:name" component={PlayerPage} />
              <Route path="/leaderboard" component={Leaderboard} />
              <Route path="/tv" component={Tv} />
              <Route path="/tournaments" component={Tournaments} />
              <Route path="/tournaments/new" component={NewTournament} />
              <Route path="/tournament/:id" component={TournamentPage} />
              <Route path="/community" component={Community} />
              <Route path="/moderation" component={Moderation} />
              <Route path="/clubs" component={Clubs} />
              <Route path="/clubs/new" component={NewClub} />
              <Route path="/club/:id" component={ClubPage} />
              <Route path="/about" component={AboutPage} />
              <Route path="/settings" component={SettingsPage} />
              <Route path="/mail/confirm/:token" component={MailConfirm} />
              <Route path="/mail/stop/:token" component={MailStop} />
              <Route component={NotFound} />
            </Switch>
          </ErrorBoundary>
        </TranslationProvider>
      </Suspense>
    </SpriteUrl>
  );
}
