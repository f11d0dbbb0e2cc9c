import { LONGEST_REPORT, type ReportReason, type Whom } from '@provincia/protocol';
import { type FormEvent, useId, useState } from 'react';
import { request } from '../api/request.ts';
import buttons from '../controls/buttons.module.css';
import inputs from '../controls/inputs.module.css';
import { LabelledSegment } from '../controls/LabelledSegment.tsx';
import texts from '../controls/text.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Dialog } from '../table/layout/Dialog.tsx';
import styles from './ReportDialog.module.css';

const reasons = ['name', 'chat', 'play', 'other'] as const;

interface ReportDialogProps {
  readonly name: string;
  readonly about: Whom;
  /** What it is most likely about. */
  readonly first?: ReportReason;
  readonly onClose: () => void;
}

/** Tells the moderators of somebody. */
export function ReportDialog({ name, about, first = 'name', onClose }: ReportDialogProps) {
  const { say } = useTranslation();
  const field = useId();
  const [reason, setReason] = useState<ReportReason>(first);
  const [sent, setSent] = useState(false);
  const { busy, problem, run } = useAction();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '');
    void run(async () => {
      await request('POST', '/api/reports', { about, reason, text });
      setSent(true);
    });
  };
  return (
    <Dialog title={say('ui.community.reportTitle', { name })} onClose={onClose}>
      {sent ? (
        <div className={styles.form}>
          <p role="status">{say('ui.community.sent')}</p>
          {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed */}
          <button type="button" className={buttons.primary} autoFocus onClick={onClose}>
            {say('ui.common.close')}
          </button>
        </div>
      ) : (
        <form className={styles.form} onSubmit={send}>
          <p className={styles.lead}>{say('ui.community.reportLead')}</p>
          <LabelledSegment
            wraps
            label={say('ui.community.reason')}
            options={reasons.map((value) => ({ value, label: say(`ui.community.reasons.${value}`) }))}
            value={reason}
            onChange={setReason}
          />
          <div>
            <label className={texts.caption} htmlFor={field}>
              {say('ui.community.reportText')}
            </label>
            <textarea
              id={field}
              name="text"
              className={inputs.input}
              rows={4}
              maxLength={LONGEST_REPORT}
              aria-describedby={`${field}-help`}
            />
            <small id={`${field}-help`}>{say('ui.community.reportTextHelp')}</small>
          </div>
          <ProblemLine problem={problem} />
          <button type="submit" className={buttons.primary} aria-busy={busy}>
            {say('ui.community.send')}
          </button>
        </form>
      )}
    </Dialog>
  );
}
