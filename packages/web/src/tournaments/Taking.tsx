import { Link } from 'wouter';
import { named } from '../account/guest/asking.ts';
import { renewNews } from '../api/person-news.ts';
import buttons from '../controls/buttons.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { SureButton } from './SureButton.tsx';
import styles from './Taking.module.css';
import { useShown } from './tournament-context.ts';
import type { useTournament } from './useTournament.ts';

interface TakingProps {
  readonly change: ReturnType<typeof useTournament>['change'];
}

/** What the reader can do: take part, withdraw, go to their game; and what they are waiting for. */
export function Taking({ change }: TakingProps) {
  const { say } = useTranslation();
  const { joined, canJoin, you, yourTable, kind, status, round } = useShown();
  const { busy, problem, run } = useAction();
  const join = () =>
    run(async () => {
      await named(() => change('POST', '/join'));
      // Whoever was nobody before is known now, and is told what is theirs.
      renewNews();
    });
  const withdraw = () => void run(() => change('POST', '/withdraw'));
  // Who leaves before the start or takes a break in an arena can come again.
  const isFinal = status === 'running' && kind !== 'arena';
  const goesOn = status === 'running' || status === 'upcoming';
  if (!joined && !canJoin && yourTable === null && problem === null) return null;
  return (
    <div className={styles.taking}>
      {yourTable !== null && (
        <p className={styles.ready}>
          <b>
            {kind === 'arena' ? say('ui.tournament.yourArenaGame') : say('ui.tournament.yourGame', { round })}
          </b>
          <Link className={buttons.primary} href={`/table/${yourTable}`}>
            {say('ui.tournament.toGame')}
          </Link>
        </p>
      )}
      {joined && goesOn && yourTable === null && <p>{say(waitWords(status, kind))}</p>}
      <p className={buttons.actions}>
        {canJoin && (
          <button type="button" className={buttons.primary} aria-busy={busy} onClick={join}>
            {say(you === null ? 'ui.tournament.join' : 'ui.tournament.comeBack')}
          </button>
        )}
        {joined && goesOn && !isFinal && (
          <button type="button" className={buttons.button} aria-busy={busy} onClick={withdraw}>
            {say(status === 'running' ? 'ui.tournament.pause' : 'ui.tournament.withdraw')}
          </button>
        )}
      </p>
      {joined && goesOn && isFinal && (
        <SureButton
          className={buttons.button}
          question={say('ui.tournament.withdrawSure')}
          yes={say('ui.tournament.withdraw')}
          onYes={withdraw}
        >
          {say('ui.tournament.withdraw')}
        </SureButton>
      )}
      <ProblemLine problem={problem} />
    </div>
  );
}

function waitWords(status: string, kind: string) {
  if (status === 'upcoming') return 'ui.tournament.waitStart' as const;
  return kind === 'arena' ? ('ui.tournament.waitArena' as const) : ('ui.tournament.waitRound' as const);
}
