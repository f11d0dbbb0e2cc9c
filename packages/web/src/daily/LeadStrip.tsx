import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './LeadStrip.module.css';

interface LeadStripProps {
  /** + the player, = nobody, - the bot, for each turn. */
  readonly lead: string;
  /** What the bot is called. */
  readonly level: string;
}

const signs: Readonly<Record<string, string>> = { '+': '+', '=': '=', '-': '−' };

/** Who led, turn by turn; read aloud in one sentence. */
export function LeadStrip({ lead, level }: LeadStripProps) {
  const { say } = useTranslation();
  const count = (sign: string) => [...lead].filter((one) => one === sign).length;
  const words = say('ui.daily.leadWords', {
    own: count('+'),
    nobody: count('='),
    other: count('-'),
    level,
  });
  return (
    <div className={styles.strip} role="img" aria-label={words}>
      {[...lead].map((sign, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its number
        <i key={i} data-lead={sign}>
          {signs[sign]}
        </i>
      ))}
    </div>
  );
}
