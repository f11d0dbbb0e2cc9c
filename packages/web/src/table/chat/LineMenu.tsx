import type { ChatLine } from '@provincia/protocol';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { Sign } from '../../card/Sign.tsx';
import { ReportDialog } from '../../community/ReportDialog.tsx';
import { ProblemLine } from '../../forms/ProblemLine.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { Sure } from '../layout/Sure.tsx';
import styles from '../top/MenuList.module.css';
import { setMuted, useMuted } from './muted.ts';

interface LineMenuProps {
  readonly table: string;
  readonly line: ChatLine;
  readonly onClose: () => void;
}

/** What can be done about what somebody wrote: not to see more of it, or to tell the moderators. */
export function LineMenu({ table, line: { n, by, name }, onClose }: LineMenuProps) {
  const { say } = useTranslation();
  const isMuted = useMuted(table).has(by);
  const [step, setStep] = useState<'menu' | 'blocking' | 'reporting'>('menu');
  const { problem, run } = useAction();
  const about = { table, line: n };
  const mute = () => {
    setMuted(table, by, !isMuted);
    onClose();
  };
  const block = () =>
    void run(async () => {
      await request('POST', '/api/me/blocks', about);
      // What they wrote before is here already.
      setMuted(table, by, true);
      onClose();
    });
  if (step === 'reporting') return <ReportDialog name={name} about={about} first="chat" onClose={onClose} />;
  return (
    <Dialog title={name} onClose={onClose}>
      {step === 'blocking' ? (
        <Sure
          question={say('ui.community.blockSure', { name })}
          yes={say('ui.community.block')}
          no={say('ui.common.cancel')}
          onYes={block}
          onNo={() => setStep('menu')}
        />
      ) : (
        <ul className={styles.menu}>
          <li>
            <button type="button" onClick={mute}>
              <Sign name={isMuted ? 'eye' : 'moon'} />
              {isMuted ? say('ui.community.unmute', { name }) : say('ui.community.mute')}
            </button>
          </li>
          <li>
            <button type="button" onClick={() => setStep('blocking')}>
              <Sign name="close" />
              {say('ui.community.block')}
            </button>
          </li>
          <li>
            <button type="button" onClick={() => setStep('reporting')}>
              <Sign name="flame" />
              {say('ui.community.report')}
            </button>
          </li>
        </ul>
      )}
      <ProblemLine problem={problem} />
    </Dialog>
  );
}
