import { Dialog } from '../table/layout/Dialog.tsx';
import '../table/keys/key-help.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

/** All keys of a replay. */
export function ReplayKeys({ onClose }: { readonly onClose: () => void }) {
  const { say } = useTranslation();
  const rows = [
    ['← →', say('ui.replay.key.step')],
    ['PgUp PgDn', say('ui.replay.key.turn')],
    ['Home End', say('ui.replay.key.ends')],
    [say('ui.table.space'), say('ui.replay.key.play')],
    ['F6', say('ui.table.key.region')],
    ['I', say('ui.table.key.inspect')],
    ['L', say('ui.table.key.log')],
    ['?', say('ui.table.key.help')],
  ];
  return (
    <Dialog title={say('ui.table.keys')} onClose={onClose}>
      <dl className="keyhelp">
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="keynote">{say('ui.table.pointerHelp')}</p>
    </Dialog>
  );
}
