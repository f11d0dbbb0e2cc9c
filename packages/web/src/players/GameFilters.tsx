import { clsx } from 'clsx';
import { type InputHTMLAttributes, useId } from 'react';
import buttons from '../controls/buttons.module.css';
import inputs from '../controls/inputs.module.css';
import { Pick } from '../controls/Pick.tsx';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { kingdomPiles } from '../kingdoms/piles.ts';
import styles from './GameFilters.module.css';
import { type GamesFilter, isEmpty } from './games-filter.ts';
import { RATING_KINDS, ratingKindName } from './rating-kinds.ts';

interface GameFiltersProps {
  readonly filter: GamesFilter;
  readonly onChange: (filter: GamesFilter) => void;
}

/** Which games are wanted. */
export function GameFilters({ filter, onChange }: GameFiltersProps) {
  const translation = useTranslation();
  const { say, cards, language } = translation;
  const change = (part: GamesFilter) => onChange({ ...filter, ...part });
  const byName = kingdomPiles
    .map((id) => ({ value: id as string, label: cards[id].name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  return (
    <search className={styles.filters} aria-label={say('ui.profile.filter.title')}>
      <Pick
        label={say('ui.profile.filter.kind')}
        any={say('ui.profile.filter.anyKind')}
        options={RATING_KINDS.map((value) => ({ value, label: ratingKindName(translation, value) }))}
        value={filter.kind ?? null}
        onChange={(kind) => change({ kind: kind ?? undefined })}
      />
      <Pick
        label={say('ui.profile.filter.result')}
        any={say('ui.profile.filter.anyResult')}
        options={(['won', 'lost', 'shared'] as const).map((value) => ({
          value,
          label: say(`ui.profile.filter.${value}`),
        }))}
        value={filter.result ?? null}
        onChange={(result) => change({ result: result ?? undefined })}
      />
      <Pick
        label={say('ui.profile.filter.rated')}
        any={say('ui.profile.filter.rated')}
        options={[
          { value: 'true' as const, label: say('ui.profile.filter.isRated') },
          { value: 'false' as const, label: say('ui.profile.filter.notRated') },
        ]}
        value={filter.rated ?? null}
        onChange={(rated) => change({ rated: rated ?? undefined })}
      />
      <Pick
        label={say('ui.profile.filter.players')}
        any={say('ui.profile.filter.anyPlayers')}
        options={[2, 3, 4, 5, 6].map((count) => ({
          value: String(count),
          label: say('ui.account.playersOf', { count }),
        }))}
        value={filter.players ?? null}
        onChange={(players) => change({ players: players ?? undefined })}
      />
      <Pick
        label={say('ui.profile.filter.card')}
        any={say('ui.profile.filter.anyCard')}
        options={byName}
        value={filter.card ?? null}
        onChange={(card) => change({ card: card ?? undefined })}
      />
      <Typed
        label={say('ui.profile.filter.opponent')}
        type="text"
        maxLength={24}
        autoComplete="off"
        value={filter.opponent}
        onDone={(opponent) => change({ opponent })}
      />
      <Typed
        label={say('ui.profile.filter.from')}
        type="date"
        max={filter.to}
        value={filter.from}
        onDone={(from) => change({ from })}
      />
      <Typed
        label={say('ui.profile.filter.to')}
        type="date"
        min={filter.from}
        value={filter.to}
        onDone={(to) => change({ to })}
      />
      {!isEmpty(filter) && (
        <button type="button" className={clsx(buttons.link, styles.clear)} onClick={() => onChange({})}>
          {say('ui.profile.filter.clear')}
        </button>
      )}
    </search>
  );
}

interface TypedProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value'> {
  readonly label: string;
  readonly value: string | undefined;
  readonly onDone: (value: string | undefined) => void;
}

/** What is typed counts once it is whole: with the Enter key, or when the field is left. */
function Typed({ label, value = '', onDone, ...input }: TypedProps) {
  const id = useId();
  const done = (typed: string) => {
    if (typed.trim() !== value) onDone(typed.trim() || undefined);
  };
  return (
    <div className={styles.typed}>
      <label className={texts.caption} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        key={value}
        id={id}
        className={inputs.input}
        defaultValue={value}
        onBlur={({ currentTarget }) => done(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && done(currentTarget.value)}
      />
    </div>
  );
}
