import type { CardId } from '@provincia/catalog';
import { useState } from 'react';
import { Card } from '../../card/Card.tsx';
import { CardWords } from '../../card/CardWords.tsx';
import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useEnglishName } from './useEnglishName.ts';
import './inspector.css';

interface CardReadingProps {
  readonly id: CardId;
  /** Of the card, in pixels. */
  readonly width: number;
}

/** A card large, with its rulings. The cards that these name are a click away, and so is the way back. */
export function CardReading({ id, width }: CardReadingProps) {
  const translation = useTranslation();
  const { say, cards } = translation;
  const [trail, setTrail] = useState<readonly CardId[]>([id]);
  const shown = trail[trail.length - 1];
  const before = trail.at(-2);
  const follow = (next: CardId) => next !== shown && setTrail([...trail, next]);
  return (
    <>
      {before !== undefined && (
        <button type="button" className="linky trailback" onClick={() => setTrail(trail.slice(0, -1))}>
          <Sign name="chevron" />
          {say('ui.panels.inspect.back', { card: cards[before].name })}
        </button>
      )}
      <Card id={shown} size="l" width={width} translation={translation} />
      <EnglishName id={shown} />
      <h3 className="sr">{say('card.rulings')}</h3>
      <ul className="rulings">
        {cards[shown].rulings.map((ruling) => (
          <li key={ruling}>
            <CardWords text={ruling} translation={translation} onCard={follow} />
          </li>
        ))}
      </ul>
    </>
  );
}

function EnglishName({ id }: { readonly id: CardId }) {
  const { say } = useTranslation();
  const name = useEnglishName(id);
  if (name === null) return null;
  return (
    <p className="englishname">
      <b lang="en">{name}</b> {say('ui.panels.inspect.english')}
    </p>
  );
}
