import { cardIds, locales } from '@provincia/catalog';
import type { CSSProperties } from 'react';
import { Card } from '../../card/Card.tsx';
import { Sign } from '../../card/Sign.tsx';
import marks from '../../controls/marks.module.css';
import { useTranslations } from '../../i18n/useTranslations.ts';
import styles from './Faces.module.css';

/** From so many pixels on. */
const WITH_TEXT = 112;
const TO_READ = 180;

/** Every card in every language as wide as asked for, chosen, so that its ribbon is seen too. */
export function Faces({ width }: { readonly width: number }) {
  const translations = useTranslations();
  const size = width < WITH_TEXT ? 's' : width < TO_READ ? 'm' : 'l';
  return (
    <main style={{ '--w': `${width}px` } as CSSProperties}>
      {translations.map((translation) => (
        <section key={translation.language} className={styles.faces} lang={locales[translation.language]}>
          {cardIds.map((id) => (
            <Card key={id} id={id} size={size} translation={translation} data-card={id}>
              <span className={marks.ribbon}>
                <Sign name="check" />
              </span>
            </Card>
          ))}
        </section>
      ))}
    </main>
  );
}
