import { type SetId, setIds } from '@provincia/catalog';
import { Segment } from '../controls/Segment.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { hasTwoPrintings, type Printing } from './piles.ts';

export type PrintingChoices = Readonly<Record<SetId, Printing | 'none'>>;

interface PrintingChoiceProps {
  readonly printings: PrintingChoices;
  readonly onChange: (printings: PrintingChoices) => void;
}

/** Which sets, and of those that were printed twice, which printing. */
export function PrintingChoice({ printings, onChange }: PrintingChoiceProps) {
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
    <div className="printings">
      {setIds.map((set) => (
        <div key={set}>
          <span className="olab" aria-hidden="true">
            {say(`set.${set}`)}
          </span>
          <Segment<Printing | 'none'>
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
