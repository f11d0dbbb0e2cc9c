import type { CardId } from '@provincia/catalog';
import type { CSSProperties, ReactNode } from 'react';
import { Card } from '../../card/Card.tsx';
import { CardBack } from '../../card/CardBack.tsx';
import { Sign } from '../../card/Sign.tsx';
import { Times } from '../../card/Times.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { cardId } from '../names.ts';
import { grouped } from '../play-area/grouped.ts';
import { useTable } from '../table-context.ts';
import { useCardWords } from '../useCardWords.ts';
import styles from './SeatCards.module.css';
import { Spine } from './Spine.tsx';
import { tokenHelp } from './token-words.ts';
import { underWords } from './tray-words.ts';
import type { MatTray, SeatTrays } from './trays.ts';

const WIDTH = 96;

interface SeatCardsProps {
  readonly title: string;
  readonly trays: SeatTrays;
  readonly onClose: () => void;
}

/** All that a player has for the next turn, on mats and in tokens. */
export function SeatCards({ title, trays: { later, mats, tokens }, onClose }: SeatCardsProps) {
  const translation = useTranslation();
  const { say, cards } = translation;
  return (
    <Dialog title={title} onClose={onClose}>
      <Part title={say('ui.table.nextTurn')} sign={<Sign name="duration" />}>
        {later.length === 0 ? <p>{say('ui.table.noLater')}</p> : <LaterCards parts={later} />}
      </Part>
      {mats.map((mat) => (
        <Part key={mat.of} title={say('ui.table.onMat', { card: cards[mat.of].name, count: mat.count })}>
          <MatCards mat={mat} />
        </Part>
      ))}
      {tokens.map(({ of, count }) => (
        <Part key={of} title={say('ui.table.tokens', { card: cards[of].name, count })}>
          <p>{tokenHelp(translation, of)}</p>
        </Part>
      ))}
    </Dialog>
  );
}

interface PartProps {
  readonly title: string;
  readonly sign?: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, sign, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3>
        {sign}
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Each thing that is left to do once, with what is set aside for it. */
function LaterCards({ parts }: { readonly parts: SeatTrays['later'] }) {
  const translation = useTranslation();
  const plain = parts.filter(({ under }) => under.length === 0).map(({ card }) => card);
  return (
    <div className={styles.cards}>
      {grouped(plain.sort()).map(({ card, count }) => (
        <Face key={card} id={cardId(card)} count={count} />
      ))}
      {parts
        .filter(({ under }) => under.length > 0)
        .map(({ card, under }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they lie there in this order
          <span key={i} className={styles.later}>
            <Face id={cardId(card)} count={1} words={underWords(translation, under)} />
            {under.map((one, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they lie there in this order
              <Spine key={place} card={one} width={WIDTH} />
            ))}
          </span>
        ))}
    </div>
  );
}

/** The cards that may be seen, else that they are there. */
function MatCards({ mat: { cards, count } }: { readonly mat: MatTray }) {
  const { say } = useTranslation();
  if (count === 0) return <p>{say('ui.table.noCards')}</p>;
  if (cards === null) {
    return (
      <p className={styles.hidden} style={{ '--w': '40px' } as CSSProperties}>
        <CardBack />
        {say('ui.table.faceDown', { count })}
      </p>
    );
  }
  return (
    <div className={styles.cards}>
      {grouped(cards.toSorted()).map(({ card, count: alike }) => (
        <Face key={card} id={cardId(card)} count={alike} />
      ))}
    </div>
  );
}

interface FaceProps {
  readonly id: CardId;
  readonly count: number;
  readonly words?: string;
}

function Face({ id, count, words }: FaceProps) {
  const translation = useTranslation();
  const { read } = useTable();
  const cardWords = useCardWords();
  const label = [cardWords(id), ...(count > 1 ? [`×${count}`] : []), ...(words ? [words] : [])];
  return (
    <Card
      as="button"
      type="button"
      id={id}
      size="s"
      width={WIDTH}
      translation={translation}
      data-card={id}
      aria-label={label.join(', ')}
      onClick={() => read(id)}
    >
      <Times count={count} />
    </Card>
  );
}
