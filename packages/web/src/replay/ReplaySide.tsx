import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Sign } from '../card/Sign.tsx';
import { useInspecting } from '../table/inspecting.ts';
import { Inspector } from '../table/inspector/Inspector.tsx';
import '../table/chronicle/chronicle.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Gains } from './Gains.tsx';
import { Steps } from './Steps.tsx';

/** The card being read, what happened, and who has got what: beside the table, or as a drawer over it. */
export function ReplaySide({ onClose }: { readonly onClose?: () => void }) {
  const { say } = useTranslation();
  const id = useInspecting((state) => state.id);
  if (onClose) {
    return (
      <Drawer onClose={onClose}>
        <Told />
      </Drawer>
    );
  }
  return (
    <aside className="side" aria-label={say('ui.table.side')} data-landmark="side">
      <Inspector id={id} />
      <Told />
    </aside>
  );
}

const tabs = ['steps', 'gains'] as const;

function Told() {
  const { say } = useTranslation();
  const [tab, setTab] = useState<(typeof tabs)[number]>('steps');
  return (
    <div className="sidetabs">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="tabs" role="group" aria-label={say('ui.table.side')}>
        {tabs.map((one) => (
          <button key={one} type="button" aria-pressed={one === tab} onClick={() => setTab(one)}>
            {say(`ui.replay.side.${one}`)}
          </button>
        ))}
      </div>
      <div className="tabbody" data-landmark="log" tabIndex={-1}>
        {tab === 'steps' ? <Steps /> : <Gains />}
      </div>
    </div>
  );
}

function Drawer({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { say } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={say('ui.table.side')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className="side">
        <button type="button" className="iconbtn shut" aria-label={say('ui.common.close')} onClick={onClose}>
          <Sign name="close" />
        </button>
        {children}
      </div>
    </dialog>
  );
}
