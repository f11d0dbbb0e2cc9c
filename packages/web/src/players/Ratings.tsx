import { locales } from '@provincia/catalog';
import type { Rating } from '@provincia/protocol';
import sheet from '../controls/sheet.module.css';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import ranks from './ranks.module.css';

/** How well somebody plays, for each number of players. */
export function Ratings({ ratings }: { readonly ratings: readonly Rating[] }) {
  const { say, language } = useTranslation();
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
          {ratings.map(({ players, rating, games }) => (
            <tr key={players}>
              <th scope="row">{say('ui.account.playersOf', { count: players })}</th>
              <td className={texts.figures}>
                <b>{ratingText(rating, locales[language])}</b>
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

/** With one digit after the point: more is not known. */
export function ratingText(rating: number, locale: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, digits).format(rating);
}
