import {
  amountText,
  amountWords,
  type CardId,
  cardForm,
  type Part,
  parts,
  type Translation,
} from '@provincia/catalog';
import { Fragment } from 'react';
import texts from '../controls/text.module.css';
import styles from './CardWords.module.css';
import { Sign } from './Sign.tsx';
import { signOfAmount } from './signs.ts';

interface WordsProps {
  readonly translation: Translation;
  /** Makes the names of cards buttons. */
  readonly onCard?: ((id: CardId) => void) | undefined;
}

/** A text of the catalog with its amounts drawn as signs and said as words. */
export function CardWords({ text, ...rest }: WordsProps & { readonly text: string }) {
  return parts(text).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={i}>
      <PartWords part={part} {...rest} />
    </Fragment>
  ));
}

export function PartWords({ part, translation, onCard }: WordsProps & { readonly part: Part }) {
  if (part.kind === 'words') return onCard === undefined ? part.words : glued(part.words);
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

const WORD_JOINER = '\u2060';

/** A line may be broken before and after a button, even between it and its comma or bracket. */
function glued(words: string): string {
  return words.replace(/^(?=\S)|(?<=\S)$/g, WORD_JOINER);
}
