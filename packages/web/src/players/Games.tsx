import buttons from '../controls/buttons.module.css';
import rows from '../controls/rows.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { GameFilters } from './GameFilters.tsx';
import { GameRow } from './GameRow.tsx';
import styles from './Games.module.css';
import { type GamesFilter, isEmpty, queryOf } from './games-filter.ts';
import { useGames } from './useGames.ts';

interface GamesProps {
  readonly path: string;
  readonly filter: GamesFilter;
  readonly onFilter: (filter: GamesFilter) => void;
}

/** Games that are over, and what is wanted of them. */
export function Games({ path, filter, onFilter }: GamesProps) {
  const { say } = useTranslation();
  const query = String(queryOf(filter));
  return (
    <section className={styles.games} aria-labelledby="games">
      <h2 id="games">{say('ui.account.lastGames')}</h2>
      <GameFilters filter={filter} onChange={onFilter} />
      <GameList
        key={`${path} ${query}`}
        path={path}
        query={query}
        none={say(isEmpty(filter) ? 'ui.account.noGames' : 'ui.profile.filter.none')}
      />
    </section>
  );
}

interface GameListProps {
  readonly path: string;
  readonly query: string;
  /** What is said if there are none. */
  readonly none: string;
}

/** The last one first, and older ones when asked for. */
function GameList({ path, query, none }: GameListProps) {
  const { say } = useTranslation();
  const { games, problem, more } = useGames(path, query);
  return (
    <>
      {games === null && problem === null && <p>{say('ui.common.loading')}</p>}
      {games?.length === 0 && more === null && <p className={rows.nothing}>{none}</p>}
      <ul className={rows.rows}>
        {games?.map((game) => (
          <GameRow key={`${game.ended} ${game.id}`} game={game} />
        ))}
      </ul>
      {more !== null && (
        <button type="button" className={buttons.button} onClick={more}>
          {say('ui.account.moreGames')}
        </button>
      )}
      <ProblemLine problem={problem} />
    </>
  );
}
