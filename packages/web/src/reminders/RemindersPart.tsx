import type { Me } from '@provincia/protocol';
import { useLoaded } from '../api/useLoaded.ts';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { DevicePart } from './DevicePart.tsx';
import { lookAtDevice } from './device.ts';
import { KindTable } from './KindTable.tsx';
import { MailPart } from './MailPart.tsx';

/** What somebody is told when they are not looking: on which devices, at which address, and of what. */
export function RemindersPart({ me }: { readonly me: Me | null }) {
  const { say, language } = useTranslation();
  const { value, problem, again } = useLoaded('reminders', () => lookAtDevice(language));
  const reminders = value?.reminders;
  const isMember = me?.kind === 'member';
  const hasMail = isMember && reminders?.mails === true;
  return (
    <Section title={say('ui.reminders.title')}>
      <p className={sheet.aside}>{say('ui.reminders.lead')}</p>
      {value !== null && reminders !== undefined && (
        <>
          <DevicePart state={value.state} devices={reminders.devices} onChange={again} />
          {reminders.mails && <MailPart isMember={isMember} mail={reminders.mail} onChange={again} />}
          <KindTable switches={reminders.switches} hasMail={hasMail} />
        </>
      )}
      <ProblemLine problem={problem} />
    </Section>
  );
}
