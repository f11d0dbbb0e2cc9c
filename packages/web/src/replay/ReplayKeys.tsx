import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { KeyRows } from '../table/keys/KeyRows.tsx';
import { Dialog } from '../table/layout/Dialog.tsx';

/** All keys of a replay. */
export function ReplayKeys({ onClose }: { readonly onClose: () => void }) {
  const { say } = useTranslation();
  return (
    <Dialog title={say('ui.table.keys')} onClose={onClose}>
      <KeyRows
        rows={[
          ['← →', say('ui.replay.key.step')],
          ['PgUp PgDn', say('ui.replay.key.turn')],
          ['Home End', say('ui.replay.key.ends')],
          [say('ui.table.space'), say('ui.replay.key.play')],
          ['F6', say('ui.table.key.region')],
          ['I', say('ui.table.key.inspect')],
          ['L', say('ui.table.key.log')],
          ['?', say('ui.table.key.help')],
        ]}
      />
    </Dialog>
  );
}
