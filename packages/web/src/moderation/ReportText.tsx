import type { Report } from '@provincia/protocol';
import { Link } from 'wouter';
import buttons from '../controls/buttons.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { moment } from '../i18n/dates.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { act } from './acts.ts';
import styles from './Moderation.module.css';

interface ReportTextProps {
  readonly report: Report;
  /** What the person is called now. */
  readonly name: string;
  readonly onDone: () => Promise<void>;
}

/** What somebody has reported, with what was written; single lines can be hidden. */
export function ReportText({ report, name, onDone }: ReportTextProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { problem, run } = useAction();
  const { table, lines, text, reason } = report;
  const why = say(`ui.community.reasons.${reason}`);
  const hide = (line: number) =>
    void run(async () => {
      if (table === null) return;
      await act({ do: 'hide', table, line, reason: why });
      await onDone();
    });
  return (
    <li>
      <p>
        {say('ui.community.reportBy', {
          reporter: report.reporter ?? say('ui.community.deleted'),
          reason: why,
          time: moment(translation, report.at),
        })}
        {report.name !== name && ` (${say('ui.community.nameThen', { name: report.name })})`}{' '}
        {table !== null && <Link href={`/table/${table}`}>{say('ui.community.toTable')}</Link>}
      </p>
      {text !== '' && <blockquote>{text}</blockquote>}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.n}>
              <q>{line.text}</q>
              {line.hidden ? (
                <small>{say('ui.community.isHidden')}</small>
              ) : (
                <button
                  type="button"
                  className={buttons.link}
                  aria-label={say('ui.community.hideLine', { text: line.text })}
                  onClick={() => hide(line.n)}
                >
                  {say('ui.community.hide')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ProblemLine problem={problem} />
    </li>
  );
}
