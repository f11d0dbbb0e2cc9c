import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useLayout } from '../layout/useLayout.ts';

/** The keys, in a menu; with a finger there are none, but the hint how cards are read. */
export function KeysItem({ onHelp }: { readonly onHelp: () => void }) {
  const { say } = useTranslation();
  const isPhone = useLayout() === 'narrow';
  if (isPhone || matchMedia('(pointer: coarse)').matches) {
    return (
      <li>
        <p>{say('ui.table.holdToRead')}</p>
      </li>
    );
  }
  return (
    <li>
      <button type="button" onClick={onHelp}>
        <Sign name="card" />
        {say('ui.table.keys')}
      </button>
    </li>
  );
}
