import type { PlayerCard } from '@provincia/protocol';
import type { CSSProperties } from 'react';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { percent } from '../review/chance-figures.ts';
import { cardId } from '../table/names.ts';
import styles from './CardFigures.module.css';
import { shareWonWithout } from './card-figures.ts';

interface CardRowProps {
  readonly card: PlayerCard;
  readonly average: number;
}

/** A card: how often it was gained, and the share of wins with it as a figure and as a bar. */
export function CardRow({ card, average }: CardRowProps) {
  const { say, language, cards } = useTranslation();
  const { gained, offered, withIt } = card;
  const share = withIt.won / gained;
  const without = shareWonWithout(card);
  return (
    <tr>
      <th scope="row">{cards[cardId(card.card)].name}</th>
      <td className={texts.figures}>{say('ui.profile.cards.of', { gained, offered })}</td>
      <td className={texts.figures}>
        <b>{percent(language, share)}</b>{' '}
        <small>
          {say('ui.profile.cards.interval', {
            low: percent(language, withIt.low),
            high: percent(language, withIt.high),
          })}
        </small>
        <span
          className={styles.bar}
          aria-hidden="true"
          style={
            {
              '--low': withIt.low,
              '--high': withIt.high,
              '--share': share,
              '--average': average,
            } as CSSProperties
          }
        >
          <i />
        </span>
      </td>
      <td className={texts.figures}>{without === null ? '–' : percent(language, without)}</td>
    </tr>
  );
}
