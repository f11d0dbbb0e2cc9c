import { useLayoutEffect, useRef } from 'react';
import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useInspecting } from '../inspecting.ts';
import { Inspector } from '../inspector/Inspector.tsx';
import { type SideTab, SideTabs } from './SideTabs.tsx';

interface SideProps {
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  /** Only where it lies over the table. */
  readonly onClose?: () => void;
}

/** The card being read and the chronicle: reference, beside the table or over it. */
export function Side({ tab, onTab, onClose }: SideProps) {
  const { say } = useTranslation();
  const id = useInspecting((state) => state.id);
  if (onClose) return <Drawer {...{ tab, onTab, onClose }} />;
  return (
    <aside className="side" aria-label={say('ui.table.side')} data-landmark="side">
      <h2 className="sr">{say('ui.table.side')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <div className="inspectbox" tabIndex={0}>
        <Inspector id={id} />
      </div>
      <SideTabs tab={tab} onTab={onTab} />
    </aside>
  );
}

/** The same as a drawer, without the card: that has a sheet of its own there. */
function Drawer({ tab, onTab, onClose }: Required<SideProps>) {
  const { say } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
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
        <h2 className="sr">{say('ui.table.side')}</h2>
        <button type="button" className="iconbtn shut" aria-label={say('ui.common.close')} onClick={onClose}>
          <Sign name="close" />
        </button>
        <SideTabs tab={tab} onTab={onTab} />
      </div>
    </dialog>
  );
}
