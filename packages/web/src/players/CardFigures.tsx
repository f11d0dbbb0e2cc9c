import type { Company, PlayerCard, PlayerCards } from '@provincia/protocol';
import { useState } from 'react';
import { useReply } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import { Segment } from '../controls/Segment.tsx';
import sheet from '../controls/sheet.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { percent } from '../review/chance-figures.ts';
import { cardId } from '../table/names.ts';
import styles from './CardFigures.module.css';
import { CardRow } from './CardRow.tsx';
import { favouriteCards, GAMES_TO_BE_LISTED, listedCards, shareGained } from './card-figures.ts';
import ranks from './ranks.module.css';

/** More are shown when asked for. */
const FIRST_SHOWN = 10;

interface CardFiguresProps {
  readonly path: string;
  /** Whether a program plays in the player's name. */
  readonly hasProgram: boolean;
}

/** What somebody gains, and how often they win with it. */
export function CardFigures({ path, hasProgram }: CardFiguresProps) {
  const { say, language } = useTranslation();
  const [company, setCompany] = useState<Company>('people');
  const { value, problem } = useReply<PlayerCards>(`${path}?company=${company}`);
  const companies: readonly Company[] = hasProgram ? ['people', 'bots', 'program'] : ['people', 'bots'];
  return (
    <>
      <Segment
        wraps
        className={styles.company}
        label={say('ui.profile.cards.company')}
        options={companies.map((one) => ({ value: one, label: say(`ui.profile.cards.${one}`) }))}
        value={company}
        onChange={setCompany}
      />
      {value === null ? (
        problem === null && <p>{say('ui.common.loading')}</p>
      ) : value.games === 0 ? (
        <p>{say('ui.profile.cards.none')}</p>
      ) : (
        <>
          <p>
            {say('ui.profile.cards.sum', {
              games: value.games,
              share: percent(language, value.won / value.games),
            })}
          </p>
          <Favourites cards={value.cards} />
          <CardTable key={company} cards={value.cards} average={value.won / value.games} />
        </>
      )}
      <ProblemLine problem={problem} />
    </>
  );
}

function Favourites({ cards }: { readonly cards: readonly PlayerCard[] }) {
  const { say, language, cards: texts } = useTranslation();
  const favourites = favouriteCards(cards);
  if (favourites.length === 0) return null;
  return (
    <>
      <h3>{say('ui.profile.cards.favourites')}</h3>
      <ul className={styles.favourites}>
        {favourites.map((one) => (
          <li key={one.card}>
            <b>{texts[cardId(one.card)].name}</b>{' '}
            {say('ui.profile.cards.favourite', {
              share: percent(language, shareGained(one)),
              gained: one.gained,
              offered: one.offered,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

interface CardTableProps {
  readonly cards: readonly PlayerCard[];
  readonly average: number;
}

function CardTable({ cards, average }: CardTableProps) {
  const { say } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const listed = listedCards(cards);
  if (listed.length === 0)
    return <p className={sheet.aside}>{say('ui.profile.cards.few', { count: GAMES_TO_BE_LISTED })}</p>;
  const shown = isWhole ? listed : listed.slice(0, FIRST_SHOWN);
  return (
    <>
      <table className={`${ranks.ranks} ${styles.cards}`}>
        <thead>
          <tr>
            <th scope="col">{say('ui.profile.cards.title')}</th>
            <th scope="col">{say('ui.profile.cards.gained')}</th>
            <th scope="col">{say('ui.profile.cards.wins')}</th>
            <th scope="col">{say('ui.profile.cards.without')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((card) => (
            <CardRow key={card.card} card={card} average={average} />
          ))}
        </tbody>
      </table>
      {shown.length < listed.length && (
        <button type="button" className={buttons.button} onClick={() => setWhole(true)}>
          {say('ui.profile.cards.all', { count: listed.length })}
        </button>
      )}
      <p className={sheet.aside}>
        {say('ui.profile.cards.help')} {say('ui.profile.cards.few', { count: GAMES_TO_BE_LISTED })}
      </p>
    </>
  );
}
