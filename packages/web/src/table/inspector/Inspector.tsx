import type { CardId } from '@provincia/catalog';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { CardReading } from './CardReading.tsx';
import styles from './Inspector.module.css';
import { WhyNot } from './WhyNot.tsx';

/** The card that is being read, beside the table. */
export function Inspector({ id }: { readonly id: CardId | null }) {
  const { say, cards } = useTranslation();
  if (id === null) {
    return (
      <section className={styles.inspector} aria-label={say('ui.panels.inspect.none')}>
        <p className={styles.help}>{say('ui.panels.inspect.help')}</p>
      </section>
    );
  }
  return (
    <section
      className={styles.inspector}
      aria-label={say('ui.panels.inspect.label', { name: cards[id].name })}
    >
      <WhyNot />
      <CardReading key={id} id={id} />
    </section>
  );
}
