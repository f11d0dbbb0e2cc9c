import {
  answerText,
  type CoachTranslation,
  chanceText,
  loadCoachTranslation,
  reasonText,
} from '@provincia/catalog';
import type { Decision, Hint, Hints } from '@provincia/protocol';
import { use } from 'react';
import { problemWords } from '../../api/problem-words.ts';
import { Sign } from '../../card/Sign.tsx';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import styles from './HintPanel.module.css';
import type { Hinting } from './hinting.ts';

type Language = CoachTranslation['language'];

const loading = new Map<Language, Promise<CoachTranslation>>();

/** Loads the words of each language once. */
function wordsIn(language: Language): Promise<CoachTranslation> {
  const known = loading.get(language) ?? loadCoachTranslation(language);
  loading.set(language, known);
  return known;
}

/** What can be answered, the best first: a click follows it. */
export default function HintPanel({ hinting }: { readonly hinting: Hinting }) {
  const { say, language } = useTranslation();
  const words = use(wordsIn(language));
  const { told, press } = hinting;
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
          <p className={styles.note}>{noteOn(told)}</p>
        ) : (
          <Suggestions hints={hints} words={words} onTaken={press} />
        )}
      </div>
    </section>
  );

  function noteOn(said: Hinting['told']): string {
    if (said === null) return words.say('coach.hint.thinking');
    return 'hints' in said ? words.say('coach.hint.none') : problemWords(words, said);
  }
}

interface SuggestionsProps {
  readonly hints: Hints;
  readonly words: CoachTranslation;
  readonly onTaken: () => void;
}

function Suggestions({ hints: { hints }, words, onTaken }: SuggestionsProps) {
  const { sight, choosing } = useTable();
  const decision = sight.decision as Decision;
  const about = decision.kind !== 'phase' ? 'card' : sight.view.phase === 'action' ? 'action' : 'purchase';
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
