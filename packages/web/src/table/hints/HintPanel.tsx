import { answerText, type CoachTranslation, chanceText, reasonText } from '@provincia/catalog';
import type { Decision, Hint, Hints } from '@provincia/protocol';
import { problemWords } from '../../api/problem-words.ts';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useCoachTranslation } from '../../i18n/useCoachTranslation.ts';
import { aboutOf } from '../prompt/about.ts';
import { useTable } from '../table-context.ts';
import styles from './HintPanel.module.css';
import type { Hinting } from './hinting.ts';

/** What can be answered, the best first: a click follows it. */
export default function HintPanel({ hinting }: { readonly hinting: Hinting }) {
  const { say } = useTranslation();
  const words = useCoachTranslation();
  const { told, press } = hinting;
  if (words === null) return null;
  const hints = told !== null && 'hints' in told ? told : null;
  return (
    <section className={styles.panel} aria-label={words.say('coach.hint.title')} data-landmark="hints">
      <header className={styles.head}>
        <Sign name="lamp" />
        <b>{words.say('coach.hint.title')}</b>
        {hints !== null && hints.hints.length > 0 && (
          <small>
            {words.say('coach.hint.taken', { count: hints.taken })}
            <span className={styles.how}> · {words.say('coach.hint.take')}</span>
          </small>
        )}
        <button
          type="button"
          className={buttons.icon}
          aria-label={say('ui.common.close')}
          aria-keyshortcuts="Escape"
          onClick={press}
        >
          <Sign name="close" />
        </button>
      </header>
      <div aria-live="polite">
        {hints === null || hints.hints.length === 0 ? (
          <p className={styles.note}>{noteOn(words, told)}</p>
        ) : (
          <Suggestions hints={hints} words={words} onTaken={press} />
        )}
      </div>
    </section>
  );
}

/** What is said where there is nothing to show. */
function noteOn(words: CoachTranslation, told: Hinting['told']): string {
  if (told === null) return words.say('coach.hint.thinking');
  return 'hints' in told ? words.say('coach.hint.none') : problemWords(words, told);
}

interface SuggestionsProps {
  readonly hints: Hints;
  readonly words: CoachTranslation;
  readonly onTaken: () => void;
}

function Suggestions({ hints: { hints }, words, onTaken }: SuggestionsProps) {
  const { sight, choosing } = useTable();
  const decision = sight.decision as Decision;
  const about = aboutOf(decision, sight.view);
  const follow = ({ picks }: Hint) => {
    onTaken();
    choosing.follow(picks);
  };
  return (
    <ol className={styles.answers}>
      {hints.map((hint) => (
        <li key={[...hint.picks, ...hint.more].join()}>
          <button type="button" className={styles.answer} onClick={() => follow(hint)}>
            <b>{answerText(words, decision, about, hint)}</b>
            <span>{chanceText(words, hint)}</span>
          </button>
          {hint.reason !== null && <p className={styles.why}>{reasonText(words, hint.reason)}</p>}
          {hints.length === 1 && <p className={styles.why}>{words.say('coach.hint.only')}</p>}
        </li>
      ))}
    </ol>
  );
}
