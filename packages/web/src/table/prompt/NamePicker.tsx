import { cardName, isCardId } from '@provincia/catalog';
import type { Decision } from '@provincia/protocol';
import { type KeyboardEvent, useId, useMemo } from 'react';
import { Field } from '../../card/Field.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useNames } from '../../i18n/useNames.ts';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';
import { findNames, type Named } from './find-names.ts';
import styles from './NamePicker.module.css';

/** Names any card: found by typing, by arrow keys, or by a click on a pile or in the hand. */
export function NamePicker({ decision }: { readonly decision: Decision }) {
  const translation = useTranslation();
  const { say } = translation;
  const { sight, choosing } = useTable();
  const { picks, typed } = choosing;
  const list = useId();
  const allNames = useNames();
  const all = useMemo(() => {
    const inGame = new Set([
      ...sight.view.supply.flatMap(({ pile, card }) => [pile, card]),
      ...Object.keys(sight.view.own?.owned ?? {}),
    ]);
    return decision.choices.flatMap((choice): Named[] => {
      if (choice.verb !== 'name') return [];
      const { label, card } = choice;
      const name = cardName(translation, card);
      const names = isCardId(card) ? allNames[card] : [name];
      return [{ label, card, name, names, inGame: inGame.has(card) }];
    });
  }, [decision, sight.view, translation, allNames]);
  const found = findNames(all, typed);
  const at = Math.max(
    0,
    found.findIndex(({ label }) => label === picks[0]),
  );
  const current = found.at(at);
  const pick = (label: string) => choosing.choose(label);
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      choosing.hold(found[Math.max(0, Math.min(found.length - 1, at + step))]?.label, typed);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      pick(current.label);
    }
  };
  return (
    <div className={styles.picker}>
      <input
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={current ? `${list}-${current.label}` : undefined}
        aria-label={say('ui.table.nameCard')}
        placeholder={say('ui.table.nameCard')}
        autoComplete="off"
        value={typed}
        onKeyDown={keys}
        onChange={({ target }) => choosing.hold(undefined, target.value)}
      />
      <div className={styles.names} id={list} role="listbox" aria-label={say('ui.table.nameCard')}>
        {found.map(({ label, card, name, inGame }) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box one types in
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the box one types in
          <div
            key={label}
            id={`${list}-${label}`}
            role="option"
            aria-selected={label === current?.label}
            className={styles.name}
            data-far={!inGame || undefined}
            data-card={card}
            onClick={() => pick(label)}
            ref={(option) => {
              if (label === current?.label) option?.scrollIntoView({ block: 'nearest' });
            }}
          >
            <Field id={cardId(card)} className={styles.field} edge="beside" />
            {name}
          </div>
        ))}
        {found.length === 0 && <p className={styles.none}>{say('ui.table.noName')}</p>}
      </div>
    </div>
  );
}
