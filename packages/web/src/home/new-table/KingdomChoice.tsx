import inputs from '../../controls/inputs.module.css';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { PrintingChoice } from '../../kingdoms/PrintingChoice.tsx';
import type { TableChoice } from '../choices.ts';
import { playableKingdoms } from '../suggestions.ts';
import styles from './NewTable.module.css';

interface KingdomChoiceProps {
  readonly kingdom: string;
  readonly hasPicked: boolean;
  readonly printings: TableChoice['printings'];
  readonly onKingdom: (kingdom: string) => void;
  readonly onPrintings: (printings: TableChoice['printings']) => void;
}

/** A printed kingdom, one drawn from chosen printings, or the ten that were picked. */
export function KingdomChoice({ kingdom, hasPicked, printings, onKingdom, onPrintings }: KingdomChoiceProps) {
  const { say, language } = useTranslation();
  return (
    <div className={styles.wide}>
      <label>
        <span className={texts.caption}>{say('ui.home.kingdom')}</span>
        <select className={inputs.input} value={kingdom} onChange={({ target }) => onKingdom(target.value)}>
          {hasPicked && <option value="picked">{say('ui.home.kingdomPicked')}</option>}
          <option value="random">{say('ui.home.kingdomRandom')}</option>
          {playableKingdoms.map(({ id, title }) => (
            <option key={id} value={id}>
              {title[language]}
            </option>
          ))}
        </select>
      </label>
      {kingdom === 'random' && (
        <PrintingChoice className={styles.printings} printings={printings} onChange={onPrintings} />
      )}
    </div>
  );
}
