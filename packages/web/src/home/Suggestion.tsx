import type { CardId, PrintedKingdom } from '@provincia/catalog';
import { Link } from 'wouter';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { KingdomGrid } from '../kingdoms/KingdomGrid.tsx';
import { setsOf } from '../kingdoms/set-names.ts';
import { describe, traitsOf } from '../kingdoms/traits.ts';
import { useChoices } from './choices.ts';
import styles from './Suggestion.module.css';
import { suggestionAfter } from './suggestions.ts';

const FOR_BEGINNERS = 'first-game';

/** Ten piles of a rulebook to play with, and what they are like. */
export function Suggestion({ kingdom }: { readonly kingdom: PrintedKingdom }) {
  const translation = useTranslation();
  const { say, language } = translation;
  const { set } = useChoices();
  const piles = kingdom.cards as readonly CardId[];
  return (
    <section className={styles.suggestion} aria-labelledby="suggested">
      <div className={styles.head}>
        <div aria-live="polite">
          <span className={texts.label}>{say('ui.home.suggested')}</span>
          <h2 id="suggested">{kingdom.title[language]}</h2>
          <p>{describe(piles, translation)}</p>
        </div>
        <div className={styles.buttons}>
          <button
            type="button"
            className={buttons.button}
            onClick={() => set({ suggestion: suggestionAfter(kingdom).id })}
          >
            <Sign name="dice" />
            {say('ui.home.another')}
          </button>
          <Link className={buttons.button} href={`/kingdoms?cards=${kingdom.cards.join(',')}`}>
            {say('ui.home.chooseCards')}
          </Link>
        </div>
      </div>
      <KingdomGrid piles={piles} />
      <TraitRow kingdom={kingdom} piles={piles} />
    </section>
  );
}

interface TraitRowProps {
  readonly kingdom: PrintedKingdom;
  readonly piles: readonly CardId[];
}

function TraitRow({ kingdom, piles }: TraitRowProps) {
  const translation = useTranslation();
  const { say, cards } = translation;
  const { attacks, defences, villages, buys } = traitsOf(piles);
  const sets = setsOf(translation, kingdom);
  const counts = { attacks: attacks.length, defences: defences.length };
  return (
    <ul className={styles.traits} aria-label={say('ui.home.traits')}>
      <li>
        <Sign name="attack" />
        <span>{say.rich('ui.home.attacksAndDefences', { ...counts, b: (number) => <b>{number}</b> })}</span>
      </li>
      <li>
        <Sign name="action" />
        {villages.length === 0
          ? say('ui.home.noLongTurns')
          : say('ui.home.longTurns', { card: cards[villages[0]].name })}
      </li>
      <li>
        <Sign name="buy" />
        {buys.length === 0
          ? say('ui.home.noSecondBuy')
          : say('ui.home.secondBuy', { card: cards[buys[0]].name })}
      </li>
      <li>{kingdom.id === FOR_BEGINNERS ? say('ui.home.forBeginners', { sets }) : sets}</li>
    </ul>
  );
}
