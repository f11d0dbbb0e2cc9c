import { type PrintedKingdom, printedKingdoms } from '@provincia/catalog';
import { Sign } from '../card/Sign.tsx';
import { playableKingdoms } from '../home/suggestions.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './PrintedWay.module.css';
import { pilesOf } from './piles.ts';
import { missingSets, setsOf } from './set-names.ts';
import { nameList } from './traits.ts';
import type { Shelf } from './useShelf.ts';

const others = printedKingdoms.filter((kingdom) => !playableKingdoms.includes(kingdom));

/** The kingdoms of the rulebooks; those that cannot be played yet say what is missing. */
export function PrintedWay({ shelf }: { readonly shelf: Shelf }) {
  const translation = useTranslation();
  const { say, language } = translation;
  return (
    <div className={styles.printed}>
      <h2>{say('ui.kingdoms.ready')}</h2>
      <ul>
        {playableKingdoms.map((kingdom) => (
          <Playable key={kingdom.id} kingdom={kingdom} shelf={shelf} />
        ))}
      </ul>
      <h2>{say('ui.kingdoms.notReady')}</h2>
      <ul className={styles.missing}>
        {others.map((kingdom) => (
          <li key={kingdom.id}>
            <b>{kingdom.title[language]}</b>
            <small>{say('ui.kingdoms.missing', { sets: missingSets(translation, kingdom) })}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PlayableProps {
  readonly kingdom: PrintedKingdom;
  readonly shelf: Shelf;
}

function Playable({ kingdom, shelf: { piles, put } }: PlayableProps) {
  const translation = useTranslation();
  const isThis = piles.length === kingdom.cards.length && piles.every((id) => kingdom.cards.includes(id));
  const ten = pilesOf(kingdom.cards);
  return (
    <li>
      <button type="button" aria-pressed={isThis} onClick={() => put(ten)}>
        <span className={styles.title}>
          {isThis && <Sign name="check" />}
          <b>{kingdom.title[translation.language]}</b>
          <span>{setsOf(translation, kingdom)}</span>
        </span>
        <small>{nameList(ten, translation)}</small>
      </button>
    </li>
  );
}
