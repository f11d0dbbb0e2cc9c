import { setIds } from '@provincia/catalog';
import { clsx } from 'clsx';
import { Segment } from '../controls/Segment.tsx';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './PrintingChoice.module.css';
import { hasTwoPrintings, type Printing, type PrintingChoices } from './piles.ts';

interface PrintingChoiceProps {
  readonly printings: PrintingChoices;
  readonly onChange: (printings: PrintingChoices) => void;
  readonly className?: string;
}

/** Which sets, and of those that were printed twice, which printing. */
export function PrintingChoice({ printings, onChange, className }: PrintingChoiceProps) {
  const { say } = useTranslation();
  const once = [
    { value: 'none' as const, label: say('ui.kingdoms.withoutSet') },
    { value: 'both' as const, label: say('ui.kingdoms.withSet') },
  ];
  const twice = [
    once[0],
    { value: 'first' as const, label: say('ui.kingdoms.printingFirst') },
    { value: 'second' as const, label: say('ui.kingdoms.printingSecond') },
    { value: 'both' as const, label: say('ui.kingdoms.printingBoth') },
  ];
  return (
    <div className={clsx(styles.printings, className)}>
      {setIds.map((set) => (
        <div key={set}>
          <span className={texts.caption} aria-hidden="true">
            {say(`set.${set}`)}
          </span>
          <Segment<Printing | 'none'>
            wraps
            label={say(`set.${set}`)}
            options={hasTwoPrintings(set) ? twice : once}
            value={printings[set]}
            onChange={(printing) => onChange({ ...printings, [set]: printing })}
          />
        </div>
      ))}
    </div>
  );
}
