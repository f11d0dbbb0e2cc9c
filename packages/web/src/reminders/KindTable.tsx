import { type ReminderChannel, type ReminderKind, type Reminders, reminderKinds } from '@provincia/protocol';
import { useState } from 'react';
import { codeOf, type ProblemCode } from '../api/problem-words.ts';
import { request } from '../api/request.ts';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './reminders.module.css';

interface KindTableProps {
  readonly switches: Reminders['switches'];
  readonly hasMail: boolean;
}

/** Which occasions are told by which channel. */
export function KindTable({ switches: kept, hasMail }: KindTableProps) {
  const { say, language } = useTranslation();
  // A switch moves at once, and moves back if the server does not take it.
  const [switches, setSwitches] = useState(kept);
  const [problem, setProblem] = useState<ProblemCode | null>(null);
  const turn = async (channel: ReminderChannel, kind: ReminderKind, on: boolean) => {
    const move = (to: boolean) =>
      setSwitches((now) => ({ ...now, [channel]: { ...now[channel], [kind]: to } }));
    move(on);
    setProblem(null);
    try {
      await request('PATCH', '/api/me/reminders', { language, switches: { [channel]: { [kind]: on } } });
    } catch (reason) {
      move(!on);
      setProblem(codeOf(reason));
    }
  };
  const channels: readonly ReminderChannel[] = hasMail ? ['push', 'mail'] : ['push'];
  return (
    <>
      <table className={styles.kinds}>
        <caption>{say('ui.reminders.kinds')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('ui.reminders.kind')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {say(`ui.reminders.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reminderKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{say(`ui.reminders.of.${kind}`)}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${say(`ui.reminders.of.${kind}`)}: ${say(`ui.reminders.${channel}`)}`}
                      checked={switches[channel][kind]}
                      onChange={({ target }) => void turn(channel, kind, target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ProblemLine problem={problem} />
    </>
  );
}
