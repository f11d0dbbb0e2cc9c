import { locales } from '@provincia/catalog';
import type { PlayedGame } from '@provincia/protocol';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import { Sign } from '../card/Sign.tsx';
import { Arms } from '../controls/Arms.tsx';
import buttons from '../controls/buttons.module.css';
import rows from '../controls/rows.module.css';
import texts from '../controls/text.module.css';
import { kingdomName } from '../home/lobby/table-words.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { pilesOf } from '../kingdoms/piles.ts';
import { nameList } from '../kingdoms/traits.ts';
import { useGames } from '../players/useGames.ts';
import { seatNames } from '../table/names.ts';
import { HintsTaken } from '../table/over/HintsTaken.tsx';
import styles from './MyGames.module.css';

export function MyGames() {
  const { say } = useTranslation();
  const { games, problem, more } = useGames('/api/me/games');
  return (
    <section className={clsx(rows.list, styles.games)} aria-labelledby="mygames">
      <h2 id="mygames">{say('ui.replay.myGames')}</h2>
      {games === null ? (
        <p className={rows.nothing}>
          {say(problem === null ? 'ui.common.loading' : 'ui.replay.gamesOffline')}
        </p>
      ) : games.length === 0 ? (
        <p className={rows.nothing}>{say('ui.replay.noGames')}</p>
      ) : (
        <ul className={rows.rows}>
          {games.map((game) => (
            <GameRow key={`${game.id} ${game.ended}`} game={game} />
          ))}
        </ul>
      )}
      {more !== null && (
        <button type="button" className={buttons.button} onClick={more}>
          {say('ui.replay.more')}
        </button>
      )}
    </section>
  );
}

/** Which kingdom, who with how many points, when; and the way to it. */
function GameRow({ game }: { readonly game: PlayedGame }) {
  const translation = useTranslation();
  const { say, language } = translation;
  const { id, seats, seat: you, result, kingdom, ended, rated } = game;
  const names = seatNames(translation, seats, you);
  const when = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={rows.row}>
      <div className={rows.kingdom}>
        <b>{kingdomName(translation, game)}</b>
        <small>{nameList(pilesOf(kingdom), translation)}</small>
      </div>
      <ul className={rows.seats}>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className={result?.winners.includes(seat) ? styles.won : undefined}>
            <Arms seat={seat} />
            {result === null ? name : say('ui.replay.pointsOf', { name, points: result.points[seat] })}
            {result !== null && <HintsTaken result={result} seat={seat} />}
            {result?.winners.includes(seat) && (
              <>
                <Sign name="victory" />
                <span className={texts.spoken}>{say('ui.replay.won')}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={rows.how}>
        <time dateTime={ended}>{when.format(new Date(ended))}</time>
        {rated && <b>{say('ui.replay.rated')}</b>}
      </div>
      {id !== null && (
        <Link className={buttons.button} href={`/replay/${id}`}>
          <Sign name="play" />
          {say('ui.replay.watch')}
        </Link>
      )}
    </li>
  );
}
