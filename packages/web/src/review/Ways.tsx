import { acquiredTexts, planName } from '@provincia/catalog';
import type { Acquired, Review } from '@provincia/coach/review';
import { Arms } from '../controls/Arms.tsx';
import { Folded } from '../controls/Folded.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useReplay } from '../replay/replay-context.ts';
import { errorOf, percent } from './chance-figures.ts';
import { useCoachWords } from './review-context.ts';
import styles from './Ways.module.css';

/** The plans that win in the kingdom, what they win and what they get, and beside them what the players got. Folded. */
export function Ways({ review: { ways, acquired } }: { readonly review: Review }) {
  const { names } = useReplay();
  const words = useCoachWords();
  const { say } = words;
  return (
    <Folded title={say('coach.ways.title')} className={styles.ways} isHeading>
      <Shares ways={ways} players={names.length} />
      <ul className={styles.lists}>
        {ways.best.map(({ plan, gets }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way is its number
          <li key={i}>
            <h4>
              <span className={styles.number}>{i + 1}</span>
              {planName(words, plan)}
            </h4>
            <Got acquired={gets} />
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{say('coach.ways.got')}</h3>
      <ul className={styles.lists}>
        {acquired.map((got, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <h4>
              <Arms seat={seat} />
              {names[seat]}
            </h4>
            <Got acquired={got} />
          </li>
        ))}
      </ul>
    </Folded>
  );
}

interface SharesProps {
  readonly ways: Review['ways'];
  readonly players: number;
}

/** Who wins how often against whom, in percent. */
function Shares({ ways: { games, best }, players }: SharesProps) {
  const { language } = useTranslation();
  const words = useCoachWords();
  const { say } = words;
  const even = percent(language, 1 / players);
  return (
    <>
      <table>
        <thead>
          <tr>
            <td />
            {best.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a way is its number
              <th key={i} scope="col">
                {i + 1}
              </th>
            ))}
            <th scope="col">{say('coach.ways.money')}</th>
          </tr>
        </thead>
        <tbody>
          {best.map(({ plan, shares, againstMoney }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a way is its number
            <tr key={i}>
              <th scope="row">
                <span className={styles.number}>{i + 1}</span>
                {planName(words, plan)}
              </th>
              {[...shares, againstMoney].map((share, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a way is its number
                <td key={j}>{share === null ? '–' : Math.round(100 * share)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {say('coach.ways.shares', { games, error: errorOf(0.5 / Math.sqrt(games)) })}{' '}
        {players > 2 && `${say('coach.ways.even', { players, even })} `}
        {say('coach.ways.cards')}
      </p>
    </>
  );
}

function Got({ acquired }: { readonly acquired: readonly Acquired[] }) {
  const words = useCoachWords();
  const texts = acquiredTexts(words, acquired);
  if (texts.length === 0) return <p>{words.say('coach.ways.nothing')}</p>;
  return (
    <ol>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
}
