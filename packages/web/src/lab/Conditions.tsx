import { type CardId, isCardId, isPlayable, printedKingdoms } from '@provincia/catalog';
import { Segment } from '../controls/Segment.tsx';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import bench from './bench.module.css';
import styles from './Conditions.module.css';
import { useFigures } from './figures.ts';
import { FITTING, gameCounts, seedOf, useLabSetup } from './setup.ts';

interface ConditionsProps {
  /** Undefined while it is not known, null if there is none. */
  readonly kingdom: readonly string[] | null | undefined;
  /** How many piles both want. */
  readonly wanted: number;
  /** For each strategy the piles it wants and does not get. */
  readonly missing: readonly { readonly name: string; readonly piles: readonly string[] }[];
}

const playable = printedKingdoms.filter(isPlayable);

/** What both play with: the kingdom, how many games, and the seed. */
export function Conditions({ kingdom, wanted, missing }: ConditionsProps) {
  const translation = useTranslation();
  const { say, language, cards } = translation;
  const figures = useFigures();
  const { kingdom: chosen, colonies, games, seed, set } = useLabSetup();
  const nameOf = (id: string) => (isCardId(id) ? cards[id as CardId].name : id);
  const seedIsWrong = seedOf(seed) === null;
  return (
    <section className={bench.panel}>
      <div className={styles.fields}>
        <label className={styles.field}>
          <span className={texts.label}>{say('ui.lab.kingdom')}</span>
          <select
            className={bench.input}
            value={chosen}
            onChange={({ target }) => set({ kingdom: target.value })}
          >
            <option value={FITTING}>{say('ui.lab.fitting')}</option>
            <optgroup label={say('ui.lab.printed')}>
              {playable.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title[language]}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
        <div className={styles.field}>
          <span className={texts.label} aria-hidden="true">
            {say('ui.home.colonies')}
          </span>
          <Segment
            label={say('ui.home.colonies')}
            options={[
              { value: 'without', label: say('ui.home.without') },
              { value: 'with', label: say('ui.home.with') },
            ]}
            value={colonies ? 'with' : 'without'}
            onChange={(value) => set({ colonies: value === 'with' })}
          />
        </div>
        <div className={styles.field}>
          <span className={texts.label} aria-hidden="true">
            {say('ui.lab.games')}
          </span>
          <Segment
            label={say('ui.lab.games')}
            options={gameCounts.map((value) => ({ value, label: figures.whole(value) }))}
            value={games as (typeof gameCounts)[number]}
            onChange={(value) => set({ games: value })}
          />
        </div>
        <div className={styles.field}>
          <label className={styles.field}>
            <span className={texts.label}>{say('ui.lab.seed')}</span>
            <input
              className={bench.input}
              value={seed}
              onChange={({ target }) => set({ seed: target.value })}
              aria-invalid={seedIsWrong}
              aria-describedby="lab-seed-help"
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
            />
          </label>
          <p id="lab-seed-help" className={seedIsWrong ? bench.wrong : bench.about}>
            {say(seedIsWrong ? 'ui.lab.seedWrong' : 'ui.lab.seedHelp')}
          </p>
        </div>
      </div>
      {kingdom === null && (
        <p className={bench.wrong} role="alert">
          {say('ui.lab.tooMany', { count: wanted })}
        </p>
      )}
      {kingdom && (
        <ul className={styles.piles}>
          {kingdom.map((id) => (
            <li key={id}>{nameOf(id)}</li>
          ))}
        </ul>
      )}
      {missing.map(({ name, piles }) => (
        <p key={name} className={bench.wrong}>
          {say('ui.lab.missing', { name, cards: figures.list(piles.map(nameOf)) })}
        </p>
      ))}
    </section>
  );
}
