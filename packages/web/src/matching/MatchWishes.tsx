import { setIds } from '@provincia/catalog';
import { MATCH_CLOCKS, MATCH_RANGES } from '@provincia/protocol';
import type { ReactNode } from 'react';
import { clockRule } from '../by-day/clock-words.ts';
import buttons from '../controls/buttons.module.css';
import { LabelledSegment } from '../controls/LabelledSegment.tsx';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Dialog } from '../table/layout/Dialog.tsx';
import styles from './MatchWishes.module.css';
import { toggled, useMatchWish } from './match-wish.ts';

const COUNTS = [2, 3, 4];
/** In place of no range: a segment has no value for nothing. */
const ANY = 0;

/** What somebody wants to play; remembered as it is chosen. */
export function MatchWishes({ onClose }: { readonly onClose: () => void }) {
  const translation = useTranslation();
  const { say } = translation;
  const { wish, change } = useMatchWish();
  return (
    <Dialog title={say('ui.match.wishes')} onClose={onClose}>
      <div className={styles.wishes}>
        <div>
          <LabelledSegment
            label={say('ui.match.pace')}
            options={(['live', 'day'] as const).map((value) => ({ value, label: say(`ui.match.${value}`) }))}
            value={wish.pace}
            onChange={(pace) => change({ pace })}
          />
          <small>{clockRule(translation, MATCH_CLOCKS[wish.pace])}</small>
        </div>
        <Ticks label={say('ui.home.players')}>
          {COUNTS.map((count) => (
            <Tick
              key={count}
              label={String(count)}
              checked={wish.players.includes(count)}
              onChange={() => change({ players: toggled(COUNTS, wish.players, count) })}
            />
          ))}
        </Ticks>
        <Ticks label={say('ui.kingdoms.sets')}>
          {setIds.map((set) => (
            <Tick
              key={set}
              label={say(`set.${set}`)}
              checked={wish.sets.includes(set)}
              onChange={() => change({ sets: toggled<string>(setIds, wish.sets, set) })}
            />
          ))}
        </Ticks>
        <div>
          <LabelledSegment
            label={say('ui.match.rating')}
            options={MATCH_RANGES.map((points) => ({
              value: points ?? ANY,
              label: points === null ? say('ui.match.anyRating') : say('ui.match.within', { points }),
            }))}
            value={wish.range ?? ANY}
            onChange={(points) => change({ range: points === ANY ? null : points })}
          />
          <small>{say('ui.match.ratingHelp')}</small>
        </div>
        <div>
          <Tick
            label={say('ui.home.ratedGame')}
            checked={wish.rated}
            onChange={() => change({ rated: !wish.rated })}
          />
          <small>{say('ui.home.ratedHelp')}</small>
        </div>
        <button type="button" className={buttons.primary} onClick={onClose}>
          {say('ui.match.save')}
        </button>
      </div>
    </Dialog>
  );
}

function Ticks({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.ticks}>
      <legend className={texts.label}>{label}</legend>
      {children}
    </fieldset>
  );
}

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={checked} onChange={onChange} />
      {label}
    </label>
  );
}
