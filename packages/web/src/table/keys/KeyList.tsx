import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { KeyRows } from './KeyRows.tsx';

/** All keys of the table. */
export function KeyList({ className }: { readonly className?: string }) {
  const { say } = useTranslation();
  return (
    <KeyRows
      className={className}
      rows={[
        ['F6', say('ui.table.key.region')],
        ['← ↑ → ↓', say('ui.table.key.move')],
        [say('ui.table.space'), say('ui.table.key.choose')],
        ['⌫', say('ui.table.key.giveBack')],
        [say('ui.table.enter'), say('ui.table.key.confirm')],
        ['Esc', say('ui.table.key.cancel')],
        ['U', say('ui.table.key.undo')],
        ['T', say('ui.table.key.treasures')],
        ['H', say('ui.table.key.hint')],
        ['E', say('ui.table.key.end')],
        ['I', say('ui.table.key.inspect')],
        ['L', say('ui.table.key.log')],
        ['?', say('ui.table.key.help')],
      ]}
    />
  );
}
