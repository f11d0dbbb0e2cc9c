import type { Rating } from '@provincia/protocol';
import sheet from '../controls/sheet.module.css';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import ranks from './ranks.module.css';
import { ratingName } from './rating-kinds.ts';
import { StandingText } from './StandingText.tsx';

/** How well somebody plays, for each kind of game and number of players. */
export function Ratings({ ratings }: { readonly ratings: readonly Rating[] }) {
  const translation = useTranslation();
  const { say } = translation;
  if (ratings.length === 0) return <p>{say('ui.account.noRatings')}</p>;
  return (
    <>
      <table className={ranks.ranks}>
        <thead>
          <tr>
            <th scope="col">{say('ui.byDay.ratingKind')}</th>
            <th scope="col">{say('ui.account.rating')}</th>
            <th scope="col">{say('ui.account.games')}</th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ kind, players, games, ...standing }) => (
            <tr key={`${kind} ${players}`}>
              <th scope="row">{ratingName(translation, { kind, players })}</th>
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
