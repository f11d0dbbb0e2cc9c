import { locales } from '@provincia/catalog';
import type { ReviewedGames } from '@provincia/protocol';
import { useReply } from '../api/useLoaded.ts';
import { Folded } from '../controls/Folded.tsx';
import sheet from '../controls/sheet.module.css';
import texts from '../controls/text.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { day } from '../i18n/dates.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './Deciding.module.css';
import { ErrorRates } from './ErrorRates.tsx';
import ranks from './ranks.module.css';

type Games = ReviewedGames['games'];

/** What somebody's decisions cost in the last games that were reviewed, game by game. */
export function Deciding({ path }: { readonly path: string }) {
  const { say } = useTranslation();
  const { value, problem } = useReply<ReviewedGames>(path);
  if (value === null)
    return problem === null ? <p>{say('ui.common.loading')}</p> : <ProblemLine problem={problem} />;
  if (value.games.length === 0) return <p>{say('ui.account.deciding.none')}</p>;
  return <Rates games={value.games} />;
}

function Rates({ games }: { readonly games: Games }) {
  const translation = useTranslation();
  const { say } = translation;
  const points = usePoints();
  const decisions = games.reduce((sum, game) => sum + game.decisions, 0);
  const mean = games.reduce((sum, game) => sum + game.errorRate * game.decisions, 0) / decisions;
  return (
    <>
      <p>{say.rich('ui.account.deciding.mean', { points: points(mean), b: (words) => <b>{words}</b> })}</p>
      {games.length > 1 && <ErrorRates games={games.toReversed()} mean={mean} points={points} />}
      <p className={sheet.aside}>{say('ui.account.deciding.of', { games: games.length, decisions })}</p>
      <Folded title={say('ui.account.deciding.table')} className={styles.table}>
        <table className={ranks.ranks}>
          <thead>
            <tr>
              {(['date', 'title', 'accuracy', 'decisions'] as const).map((head) => (
                <th key={head} scope="col">
                  {say(`ui.account.deciding.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={texts.figures}>
            {games.map(({ ended, errorRate, accuracy, decisions: count }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: games may end at the same moment
              <tr key={i}>
                <th scope="row">{day(translation, ended)}</th>
                <td>{points(errorRate)}</td>
                <td>{Math.round(accuracy)}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Folded>
    </>
  );
}

/** Percentage points with a digit, as the language writes them. */
function usePoints(): (share: number) => string {
  const { language } = useTranslation();
  const { format } = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (share) => format(100 * share);
}
