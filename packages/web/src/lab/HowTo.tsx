import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './HowTo.module.css';

const quantities = [
  'own',
  'in-hand',
  'in-play',
  'their',
  'supply',
  'money',
  'coins',
  'buys',
  'actions',
  'hand',
  'turn',
  'players',
  'empty-piles',
  'piles-to-end',
  'lead',
  'cards',
  'provinces-left',
  'colonies-left',
  'their-money',
  'their-cards',
  'their-hand',
] as const;

const ofCard: ReadonlySet<string> = new Set(['own', 'in-hand', 'in-play', 'their', 'supply']);

const code = { c: (words: ReactNode) => <code lang="en">{words}</code> };

/** The language of strategies on half a page. */
export function HowTo() {
  const { say } = useTranslation();
  return (
    <details className={styles.howTo}>
      <summary>{say('ui.lab.howTitle')}</summary>
      <ul>
        <li>{say.rich('ui.lab.howBuy', code)}</li>
        <li>{say.rich('ui.lab.howWhen', { ...code, compare: '< <= > >= = !=' })}</li>
        <li>{say.rich('ui.lab.howGain', code)}</li>
        <li>{say.rich('ui.lab.howPlay', code)}</li>
        <li>{say.rich('ui.lab.howNames', code)}</li>
      </ul>
      <dl>
        {quantities.map((name) => (
          <div key={name}>
            <dt>
              <code lang="en">{ofCard.has(name) ? `${name}(witch)` : name}</code>
            </dt>
            <dd>{say(`ui.lab.q-${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
