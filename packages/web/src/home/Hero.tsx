import type { PrintedKingdom } from '@provincia/catalog';
import { PlainField } from '../card/Field.tsx';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { QuickMatch } from '../matching/QuickMatch.tsx';
import { Alternatives } from './Alternatives.tsx';
import styles from './Hero.module.css';
import { NewHere } from './newcomers/NewHere.tsx';
import { PlayBox } from './PlayBox.tsx';

/** What this is, and the way into a game. */
export function Hero({ kingdom }: { readonly kingdom: PrintedKingdom }) {
  const { say } = useTranslation();
  return (
    <section className={styles.hero}>
      <Headline text={say('ui.home.hero')} />
      <p className={styles.lead}>{say('ui.home.lead')}</p>
      <PlayBox kingdom={kingdom} />
      <QuickMatch />
      <NewHere />
      <Alternatives kingdom={kingdom} />
    </section>
  );
}

/** Its first letter is a versal, as at the head of a chapter; read aloud it is one sentence. */
function Headline({ text }: { readonly text: string }) {
  const [first, ...lines] = text.slice(1).split('\n');
  return (
    <h1>
      <span className={texts.spoken}>{text.replaceAll('\n', ' ')}</span>
      <span aria-hidden="true">
        <span className={styles.versal}>
          <PlainField tincture="attack" className={styles.field} />
          <b>{text[0]}</b>
        </span>
        {first}
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
    </h1>
  );
}
