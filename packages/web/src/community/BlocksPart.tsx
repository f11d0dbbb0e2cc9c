import type { Blocks } from '@provincia/protocol';
import kept from '../account/member/kept.module.css';
import { request } from '../api/request.ts';
import { useReply } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

/** Whom one has blocked; guests can block, too. */
export function BlocksPart() {
  const { say } = useTranslation();
  const { value, problem: missing, again } = useReply<Blocks>('/api/me/blocks');
  const { problem, run } = useAction();
  const unblock = (id: string) =>
    void run(async () => {
      await request('DELETE', `/api/me/blocks/${id}`);
      await again();
    });
  return (
    <Section title={say('ui.community.blocks')}>
      {value?.blocks.length === 0 && <p className={sheet.aside}>{say('ui.community.noBlocks')}</p>}
      <ul className={kept.list}>
        {value?.blocks.map(({ id, name }) => (
          <li key={id}>
            <span>{name ?? say('ui.community.guest')}</span>
            <button
              type="button"
              className={buttons.button}
              aria-label={say('ui.community.unblockName', { name: name ?? say('ui.community.guest') })}
              onClick={() => unblock(id)}
            >
              {say('ui.community.unblock')}
            </button>
          </li>
        ))}
      </ul>
      <ProblemLine problem={problem ?? missing} />
    </Section>
  );
}
