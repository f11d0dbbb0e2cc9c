import type { CardId } from '@provincia/catalog';
import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import { Card } from '../../card/Card.tsx';
import { CardWords } from '../../card/CardWords.tsx';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import words from '../../controls/text.module.css';
import { Glossed } from '../../glossary/Glossed.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './CardReading.module.css';
import { useEnglishName } from './useEnglishName.ts';

interface CardReadingProps {
  readonly id: CardId;
  /** Its rulings in larger letters. */
  readonly isLarge?: boolean;
}

/** A card large, as wide as the `--w` of the page, with its rulings. The cards that these name are a click away, and so is the way back. */
export function CardReading({ id, isLarge = false }: CardReadingProps) {
  const translation = useTranslation();
  const { say, cards } = translation;
  const [trail, setTrail] = useState<readonly CardId[]>([id]);
  const shown = trail[trail.length - 1];
  const before = trail.at(-2);
  const follow = (next: CardId) => next !== shown && setTrail([...trail, next]);
  const texts = useMemo(() => [...cards[shown].text.split('\n'), ...cards[shown].rulings], [cards, shown]);
  return (
    <Glossed texts={texts}>
      {before !== undefined && (
        <button
          type="button"
          className={clsx(buttons.link, styles.back)}
          onClick={() => setTrail(trail.slice(0, -1))}
        >
          <Sign name="chevron" />
          {say('ui.panels.inspect.back', { card: cards[before].name })}
        </button>
      )}
      <Card id={shown} size="l" translation={translation} className={styles.card} />
      <EnglishName id={shown} />
      <h3 className={words.spoken}>{say('card.rulings')}</h3>
      <ul className={styles.rulings} data-large={isLarge || undefined}>
        {cards[shown].rulings.map((ruling) => (
          <li key={ruling}>
            <CardWords text={ruling} translation={translation} onCard={follow} />
          </li>
        ))}
      </ul>
    </Glossed>
  );
}

function EnglishName({ id }: { readonly id: CardId }) {
  const { say } = useTranslation();
  const name = useEnglishName(id);
  if (name === null) return null;
  return (
    <p className={styles.english}>
      <b lang="en">{name}</b> {say('ui.panels.inspect.english')}
    </p>
  );
}
