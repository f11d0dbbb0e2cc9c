import type { Rating } from '@provincia/protocol';
import sheet from '../controls/sheet.module.css';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import ranks from './ranks.module.css';
import { StandingText } from './StandingText.tsx';

/** How well somebody plays, for each number of players. */
export function Ratings({ ratings }: { readonly ratings: readonly Rating[] }) {
  const { say } = useTranslation();
  if (ratings.length === 0) return <p>{say('ui.account.noRatings')}</p>;
  return (
    <>
      <table className={ranks.ranks}>
        <thead>
          <tr>
            <th scope="col">{say('ui.account.players')}</th>
            <th scope="col">{say('ui.account.rating')}</th>
            <th scope="col">{say('ui.account.games')}</th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ players, games, ...standing }) => (
            <tr key={players}>
              <th scope="row">{say('ui.account.playersOf', { count: players })}</th>
              <td className={texts.figures}>
                <StandingText standing={standing} />
              </td>
              <td className={texts.figures}>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={sheet.aside}>{say('ui.account.ratingHelp')}</p>
    </>
  );
}
