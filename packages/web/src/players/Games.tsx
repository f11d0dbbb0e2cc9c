import buttons from '../controls/buttons.module.css';
import rows from '../controls/rows.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { GameRow } from './GameRow.tsx';
import styles from './Games.module.css';
import { useGames } from './useGames.ts';

/** Games that are over, the last one first, and older ones when asked for. */
export function Games({ path }: { readonly path: string }) {
  const { say } = useTranslation();
  const { games, problem, more } = useGames(path);
  return (
    <section className={styles.games} aria-labelledby="games">
      <h2 id="games">{say('ui.account.lastGames')}</h2>
      {games?.length === 0 && <p className={rows.nothing}>{say('ui.account.noGames')}</p>}
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
    </section>
  );
}
