import type { TournamentGame, TournamentRound } from '@provincia/protocol';
import { Link } from 'wouter';
import { Folded } from '../controls/Folded.tsx';
import { Section } from '../controls/Section.tsx';
import texts from '../controls/text.module.css';
import { kingdomName } from '../home/lobby/table-words.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { usedWords } from '../kingdoms/by-the-rules.ts';
import { pilesOf } from '../kingdoms/piles.ts';
import { nameList } from '../kingdoms/traits.ts';
import { EntrantName } from './EntrantName.tsx';
import styles from './Pairings.module.css';
import { useShown } from './tournament-context.ts';
import { scoreOf } from './tournament-words.ts';

/** Who plays whom, with links to look on; earlier rounds are folded. */
export function Pairings() {
  const { say } = useTranslation();
  const { roundList, kind, status } = useShown();
  const last = roundList.at(-1);
  if (last === undefined) return null;
  const earlier = roundList.slice(0, -1).toReversed();
  return (
    <Section title={say('ui.tournament.pairings')} className={styles.pairings}>
      <h3>
        {say(status === 'running' && kind === 'arena' ? 'ui.tournament.current' : 'ui.tournament.round', {
          round: last.round,
        })}
      </h3>
      <Round round={last} />
      {earlier.length > 0 && (
        <Folded title={say('ui.tournament.earlier')} className={styles.earlier}>
          {earlier.map((round) => (
            <div key={round.round}>
              <h3>{say('ui.tournament.round', { round: round.round })}</h3>
              <Round round={round} />
            </div>
          ))}
        </Folded>
      )}
    </Section>
  );
}

/** In an arena those that are being played come first, and then the last that are over. */
function Round({ round }: { readonly round: TournamentRound }) {
  const translation = useTranslation();
  const { say } = translation;
  const { kind } = useShown();
  const { games } = round;
  const piles = pilesOf(round.kingdom);
  const shown =
    kind === 'arena'
      ? games.toReversed().toSorted((a, b) => Number(a.outcome !== null) - Number(b.outcome !== null))
      : games;
  return (
    <>
      <p className={styles.kingdom}>
        {say('ui.tournament.kingdomNow', { name: kingdomName(translation, round) })}
        <small>{[nameList(piles, translation), ...usedWords(translation, round, piles)].join(' · ')}</small>
      </p>
      {shown.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('ui.tournament.first')}</th>
              <th scope="col">{say('ui.tournament.result')}</th>
              <th scope="col">{say('ui.tournament.second')}</th>
              <th scope="col">{say('ui.tournament.game')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((game) => (
              <Game key={`${game.board} ${game.game}`} game={game} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Game({ game }: { readonly game: TournamentGame }) {
  const { say } = useTranslation();
  const { you } = useShown();
  const { first, second, outcome, forfeit, table } = game;
  const score = scoreOf(game);
  return (
    <tr data-own={you === first || (second !== null && you === second)}>
      <td>
        <EntrantName n={first} />
      </td>
      <td className={texts.figures}>
        {score === null ? (second === null ? '' : say('ui.tournament.playing')) : score.join(' : ')}
        {forfeit && <small>{say('ui.tournament.forfeit')}</small>}
        {game.game === 2 && <small>{say('ui.tournament.again')}</small>}
      </td>
      <td>
        {second === null ? (
          <i>{say(outcome === 'half-bye' ? 'ui.tournament.halfBye' : 'ui.tournament.bye')}</i>
        ) : (
          <EntrantName n={second} />
        )}
      </td>
      <td>
        {table !== null && (
          <Link href={outcome === null ? `/table/${table}` : `/replay/${table}`}>
            {outcome !== null
              ? say('ui.tournament.replay')
              : say(you === first || you === second ? 'ui.tournament.toGame' : 'ui.tournament.watch')}
          </Link>
        )}
      </td>
    </tr>
  );
}
