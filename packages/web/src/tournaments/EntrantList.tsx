import type { Entrant } from '@provincia/protocol';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import { Section } from '../controls/Section.tsx';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { StandingText } from '../players/StandingText.tsx';
import styles from './EntrantList.module.css';
import { EntrantName } from './EntrantName.tsx';
import { SureButton } from './SureButton.tsx';
import { useEntrants, useShown } from './tournament-context.ts';
import type { useTournament } from './useTournament.ts';

interface EntrantListProps {
  readonly change: ReturnType<typeof useTournament>['change'];
}

/** Everybody who takes part. The organiser can remove them. */
export function EntrantList({ change }: EntrantListProps) {
  const { say } = useTranslation();
  const { entrantList, host, status } = useShown();
  const { nameOf } = useEntrants();
  const { problem, run } = useAction();
  const goesOn = status === 'upcoming' || status === 'running';
  const remove = ({ n }: Entrant) => void run(() => change('DELETE', `/entrants/${n}`));
  return (
    <Section title={say('ui.tournament.players')}>
      {entrantList.length === 0 ? (
        <p>{say('ui.tournament.nobodyYet')}</p>
      ) : (
        <ul className={styles.entrants}>
          {entrantList.map((entrant) => (
            <li key={entrant.n} data-out={entrant.out !== null}>
              <EntrantName n={entrant.n} />
              {entrant.standing && <StandingText standing={entrant.standing} />}
              {entrant.out !== null && <small>{say(`ui.tournament.out.${entrant.out}`)}</small>}
              {host && goesOn && entrant.out === null && (
                <SureButton
                  className={buttons.icon}
                  label={say('ui.tournament.remove', { name: nameOf(entrant.n) })}
                  question={say('ui.tournament.removeSure', { name: nameOf(entrant.n) })}
                  yes={say('ui.tournament.remove', { name: nameOf(entrant.n) })}
                  onYes={() => remove(entrant)}
                >
                  <Sign name="close" />
                </SureButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <ProblemLine problem={problem} />
    </Section>
  );
}
