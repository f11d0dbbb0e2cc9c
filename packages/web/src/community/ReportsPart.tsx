import type { OwnReports, OwnSanctions } from '@provincia/protocol';
import kept from '../account/member/kept.module.css';
import { useReply } from '../api/useLoaded.ts';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { moment } from '../i18n/dates.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useUntilWords } from './until-words.ts';

/** What one has reported, and what moderators have decided about oneself, if they have. */
export function ReportsPart() {
  const translation = useTranslation();
  const { say } = translation;
  const { value, problem } = useReply<OwnReports>('/api/me/reports');
  return (
    <>
      <Section title={say('ui.community.reports')}>
        {value?.reports.length === 0 && <p className={sheet.aside}>{say('ui.community.noReports')}</p>}
        <ul className={kept.list}>
          {value?.reports.map(({ id, name, reason, state, at }) => (
            <li key={id}>
              <span>
                {say('ui.community.reportOf', {
                  name: name === '' ? say('ui.community.deleted') : name,
                  reason: say(`ui.community.reasons.${reason}`),
                })}
                <small>
                  {moment(translation, at)}: {say(`ui.community.state.${state}`)}
                </small>
              </span>
            </li>
          ))}
        </ul>
        <ProblemLine problem={problem} />
      </Section>
      <Sanctions />
    </>
  );
}

function Sanctions() {
  const translation = useTranslation();
  const { say } = translation;
  const until = useUntilWords();
  const { value } = useReply<OwnSanctions>('/api/me/sanctions');
  if (value === null || value.sanctions.length === 0) return null;
  return (
    <Section title={say('ui.community.sanctions')}>
      <ul className={kept.list}>
        {value.sanctions.map((sanction) => (
          <li key={sanction.id}>
            <span>
              {say(`ui.community.notice.${sanction.kind}`)}
              {until(sanction)}
              <small>
                {moment(translation, sanction.at)}: {sanction.reason}
              </small>
              <small>{say(`ui.community.noticeHelp.${sanction.kind}`)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className={sheet.aside}>{say('ui.community.appeal')}</p>
    </Section>
  );
}
