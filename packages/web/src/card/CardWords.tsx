import { amountText, amountWords, cardForm, type Part, parts, type Tongue } from '@provincia/catalog';
import { Fragment } from 'react';
import { Sign } from './Sign.tsx';
import { signOfAmount } from './signs.ts';

/** A text of the catalog with its amounts drawn as signs and said as words. */
export function CardWords({ text, tongue }: { readonly text: string; readonly tongue: Tongue }) {
  return parts(text).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={i}>{drawn(part, tongue)}</Fragment>
  ));
}

function drawn(part: Part, tongue: Tongue) {
  if (part.kind === 'words') return part.words;
  if (part.kind === 'card') return cardForm(tongue, part);
  return (
    <span className="amount">
      <span aria-hidden="true">
        {amountText(part)}
        <Sign name={signOfAmount[part.sign]} />
      </span>
      <span className="sr">{amountWords(tongue, part)}</span>
    </span>
  );
}
