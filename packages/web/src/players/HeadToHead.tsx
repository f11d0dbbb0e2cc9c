import type { Against, WhoAmI } from '@provincia/protocol';
import { useReply } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import { Section } from '../controls/Section.tsx';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

interface HeadToHeadProps {
  readonly player: string;
  /** Shows the games with somebody. */
  readonly onShow: (name: string) => void;
}

/** How the one who looks fared against the player, if both are members. */
export function HeadToHead({ player, onShow }: HeadToHeadProps) {
  const { value } = useReply<WhoAmI>('/api/me');
  const me = value?.me;
  if (me?.kind !== 'member' || me.name === player) return null;
  return <Sums me={me.name} player={player} onShow={onShow} />;
}

function Sums({ me, player, onShow }: HeadToHeadProps & { readonly me: string }) {
  const { say } = useTranslation();
  const path = `/api/people/${encodeURIComponent(me)}/against/${encodeURIComponent(player)}`;
  const { value, problem } = useReply<Against>(path);
  return (
    <Section title={say('ui.profile.against.title', { name: player })}>
      {value === null && problem === null && <p>{say('ui.common.loading')}</p>}
      {value?.games === 0 && <p>{say('ui.profile.against.none')}</p>}
      {value !== null && value.games > 0 && (
        <>
          <p>{say.rich('ui.profile.against.sum', { ...value, b: (words) => <b>{words}</b> })}</p>
          <button type="button" className={buttons.button} onClick={() => onShow(me)}>
            {say('ui.profile.against.show')}
          </button>
        </>
      )}
      <ProblemLine problem={problem} />
    </Section>
  );
}
