import type { TournamentGame } from '@provincia/protocol';
import { Link } from 'wouter';
import { Section } from '../controls/Section.tsx';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './Bracket.module.css';
import { useEntrants, useShown } from './tournament-context.ts';
import { scoreOf } from './tournament-words.ts';

/** A knock-out drawn as a tree: a column for each round, and what is still open left empty. */
export function Bracket() {
  const { say } = useTranslation();
  const { rounds, roundList } = useShown();
  if (rounds === null) return null;
  return (
    <Section title={say('ui.tournament.bracket')} className={styles.bracket}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        {Array.from({ length: rounds }, (_, i) => {
          const round = i + 1;
          const games = roundList.find((one) => one.round === round)?.games ?? [];
          return (
            <div key={round} className={styles.round}>
              <h3>{round === rounds ? say('ui.tournament.final') : say('ui.tournament.round', { round })}</h3>
              <ol>
                {Array.from({ length: 2 ** (rounds - round) }, (_, board) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place in the tree is its number
                  <li key={board}>
                    <Match games={games.filter((game) => game.board === board + 1)} />
                  </li>
                ))}
              </ol>
            </div>
          );
        })}
      </div>
    </Section>
  );
}

/** Two who meet, with what both have got, and the way to their game. */
function Match({ games }: { readonly games: readonly TournamentGame[] }) {
  const { say } = useTranslation();
  const { nameOf } = useEntrants();
  const game = games.at(-1);
  if (game === undefined) return <span className={styles.match}>{say('ui.tournament.open')}</span>;
  const { first, second, table, outcome, forfeit } = game;
  // The first game says in which order they stand.
  const sides = games[0].first === first ? [first, second] : [second, first];
  const score = scoreOf(game);
  const shares = score === null ? ['', ''] : sides[0] === first ? score : score.toReversed();
  const winner = outcome === 'first' || outcome === 'bye' ? first : outcome === 'second' ? second : null;
  const lines = sides.map((n, side) => (
    <span key={n ?? 'nobody'} className={styles.side} data-won={n !== null && n === winner}>
      <span>{n === null ? say('ui.tournament.bye') : nameOf(n)}</span>
      <span className={texts.figures}>{shares[side]}</span>
    </span>
  ));
  return (
    <>
      {table === null ? (
        <span className={styles.match}>{lines}</span>
      ) : (
        <Link className={styles.match} href={outcome === null ? `/table/${table}` : `/replay/${table}`}>
          {lines}
        </Link>
      )}
      {(games.length > 1 || forfeit) && (
        <small>{say(games.length > 1 ? 'ui.tournament.again' : 'ui.tournament.forfeit')}</small>
      )}
    </>
  );
}
