import type { CardId } from '@provincia/catalog';
import { clsx } from 'clsx';
import { Card } from '../card/Card.tsx';
import { Sign } from '../card/Sign.tsx';
import { useReadCard } from '../cards/CardReader.tsx';
import marks from '../controls/marks.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './PileCard.module.css';
import { BanSign, HeartSign, ReadSign } from './PileSigns.tsx';
import { type Opinion, useTaste } from './taste.ts';
import type { Shelf } from './useShelf.ts';

const WIDTH = 132;

interface PileCardProps {
  readonly id: CardId;
  readonly shelf: Shelf;
}

/** A pile that can be picked, read, liked and banned. */
export function PileCard({ id, shelf: { piles, isFull, toggle } }: PileCardProps) {
  const translation = useTranslation();
  const { say, cards } = translation;
  const read = useReadCard();
  const opinion = useTaste(({ opinions }) => opinions[id]);
  const isPicked = piles.includes(id);
  const card = cards[id].name;
  return (
    <li className={opinion === 'banned' ? styles.banned : undefined}>
      <Card
        id={id}
        size="m"
        width={WIDTH}
        translation={translation}
        as="button"
        type="button"
        className={clsx(styles.card, isPicked && styles.picked)}
        aria-pressed={isPicked}
        aria-disabled={isFull && !isPicked}
        onClick={() => toggle(id)}
      >
        {isPicked && (
          <span className={marks.ribbon}>
            <Sign name="check" />
          </span>
        )}
        {opinion !== undefined && <span className={styles.tag}>{say(`ui.kingdoms.${opinion}`)}</span>}
      </Card>
      <div className={styles.opinion}>
        <button type="button" aria-label={say('ui.kingdoms.read', { card })} onClick={() => read(id)}>
          <ReadSign />
        </button>
        <Judge id={id} opinion="liked" label={say('ui.kingdoms.like', { card })} />
        <Judge id={id} opinion="banned" label={say('ui.kingdoms.ban', { card })} />
      </div>
    </li>
  );
}

interface JudgeProps {
  readonly id: CardId;
  readonly opinion: Opinion;
  readonly label: string;
}

function Judge({ id, opinion, label }: JudgeProps) {
  const { opinions, toggle } = useTaste();
  return (
    <button
      type="button"
      aria-pressed={opinions[id] === opinion}
      aria-label={label}
      title={label}
      onClick={() => toggle(id, opinion)}
    >
      {opinion === 'liked' ? <HeartSign /> : <BanSign />}
    </button>
  );
}
