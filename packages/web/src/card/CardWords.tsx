import { amountText, amountWords, type CardId, cardForm, parts, type Translation } from '@provincia/catalog';
import { Fragment, use } from 'react';
import texts from '../controls/text.module.css';
import styles from './CardWords.module.css';
import { ExplainedWords, type WordPart } from './explained.ts';
import { piecesOf } from './pieces.ts';
import { Sign } from './Sign.tsx';
import { signOfAmount } from './signs.ts';

interface WordsProps {
  readonly translation: Translation;
  /** Makes the names of cards buttons. */
  readonly onCard?: ((id: CardId) => void) | undefined;
}

/** A text of the catalog with its amounts drawn as signs and said as words. */
export function CardWords({ text, ...rest }: WordsProps & { readonly text: string }) {
  const explained = use(ExplainedWords);
  return <LineWords parts={explained?.partsOf(text) ?? parts(text)} {...rest} />;
}

/** The parts of a line in words and signs. */
export function LineWords({ parts, ...rest }: WordsProps & { readonly parts: readonly WordPart[] }) {
  return piecesOf(parts).map(({ before, part, after }, i) => {
    const words = <PartWords part={part} {...rest} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places
      <Fragment key={i}>
        {before + after === '' ? (
          words
        ) : (
          <span className={rest.onCard && styles.whole}>
            {before}
            {words}
            {after}
          </span>
        )}
      </Fragment>
    );
  });
}

function PartWords({ part, translation, onCard }: WordsProps & { readonly part: WordPart }) {
  const Term = use(ExplainedWords)?.Term;
  if (part.kind === 'words') return part.words;
  if (part.kind === 'strong') return <strong>{part.words}</strong>;
  if (part.kind === 'term') return Term === undefined ? part.words : <Term part={part} />;
  if (part.kind === 'rule') return <a href={`#${part.number}`}>§ {part.number}</a>;
  if (part.kind === 'player') return part.name;
  if (part.kind === 'card') {
    const name = cardForm(translation, part);
    if (onCard === undefined) return name;
    return (
      <button type="button" className={styles.link} data-card={part.id} onClick={() => onCard(part.id)}>
        {name}
      </button>
    );
  }
  return (
    <span className={styles.amount}>
      <span aria-hidden="true">
        {amountText(part)}
        <Sign name={signOfAmount[part.sign]} />
      </span>
      <span className={texts.spoken}>{amountWords(translation, part)}</span>
    </span>
  );
}
