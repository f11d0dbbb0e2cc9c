import type { CardId } from '@provincia/catalog';
import { use, useMemo } from 'react';
import { LineWords } from '../../card/CardWords.tsx';
import { ExplainedWords } from '../../card/explained.ts';
import { Glossed } from '../../glossary/Glossed.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import styles from './Prompt.module.css';

interface PromptWordsProps {
  readonly source: CardId | null;
  readonly question: string;
  readonly why: string;
  /** How the reason is said at once to those who do not see it; undefined if it waits until it is read. */
  readonly role: 'alert' | 'status' | undefined;
}

const LONGEST_HEAD = 40;
/** Longer ones have smaller letters, to stay on their line. */
const LONG_QUESTION = 48;

/** What is asked, and why. Who asks stands before the colon, in the voice of the table. */
export function PromptWords({ source, question, why, role }: PromptWordsProps) {
  const colon = question.indexOf(': ');
  const end = colon < 0 || colon > LONGEST_HEAD ? 0 : colon + 1;
  const [head, rest] = [question.slice(0, end), question.slice(end)];
  // The name of a card is no word to explain.
  const texts = useMemo(() => [...(source === null ? [head] : []), rest, why], [source, head, rest, why]);
  return (
    <Glossed texts={texts} parse={asWritten} isQuiet>
      <div className={styles.words}>
        <p
          className={styles.question}
          data-long={question.length > LONG_QUESTION || undefined}
          data-part="question"
        >
          {head !== '' && (
            <em>
              <Words text={head} />
            </em>
          )}
          <Words text={rest} />
        </p>
        {why !== '' && (
          <p className={styles.why} role={role}>
            {role === undefined ? <Words text={why} /> : why}
          </p>
        )}
      </div>
    </Glossed>
  );
}

function Words({ text }: { readonly text: string }) {
  const translation = useTranslation();
  const parts = use(ExplainedWords)?.partsOf(text) ?? asWritten(text);
  return <LineWords parts={parts} translation={translation} />;
}

/** Without the markup of card texts: the names of players are in it. */
function asWritten(words: string) {
  return [{ kind: 'words', words }] as const;
}
