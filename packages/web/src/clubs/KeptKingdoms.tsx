import type { ClubKingdom } from '@provincia/protocol';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { pilesOf } from '../kingdoms/piles.ts';
import { nameList } from '../kingdoms/traits.ts';
import ticks from '../tournaments/NewTournament.module.css';

interface KeptKingdomsProps {
  readonly kingdoms: readonly ClubKingdom[];
  /** By their numbers. */
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

/** Some of the kingdoms that a club keeps. */
export function KeptKingdoms({ kingdoms, chosen, onChange }: KeptKingdomsProps) {
  const translation = useTranslation();
  if (kingdoms.length === 0) return null;
  return (
    <fieldset>
      <legend className={texts.caption}>{translation.say('ui.club.kingdomsOf')}</legend>
      {kingdoms.map(({ n, name, cards }) => (
        <label key={n} className={ticks.tick}>
          <input
            type="checkbox"
            checked={chosen.includes(n)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, n] : chosen.filter((one) => one !== n))
            }
          />
          <b>{name}</b>
          <small>{nameList(pilesOf(cards), translation)}</small>
        </label>
      ))}
    </fieldset>
  );
}
