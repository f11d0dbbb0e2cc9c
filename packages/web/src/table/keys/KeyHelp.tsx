import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { KeyList } from './KeyList.tsx';

/** All keys, over the table. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const { say } = useTranslation();
  return (
    <Dialog title={say('ui.table.keys')} onClose={onClose}>
      <KeyList />
    </Dialog>
  );
}
