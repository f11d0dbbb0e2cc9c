import { type CardId, setIds } from '@provincia/catalog';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Card } from '../card/Card.tsx';
import buttons from '../controls/buttons.module.css';
import inputs from '../controls/inputs.module.css';
import { Pick } from '../controls/Pick.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useNames } from '../i18n/useNames.ts';
import { Page } from '../shell/Page.tsx';
import { useLayout } from '../table/layout/useLayout.ts';
import { anyCard, type CardWish, cardCosts, cardsBySet, cardTypes } from './all-cards.ts';
import { CardReader, useReadCard } from './CardReader.tsx';
import styles from './Cards.module.css';

/** Every card there is, to be found and read. */
export default function Cards() {
  const translation = useTranslation();
  const { say } = translation;
  const names = useNames();
  const [wish, setWish] = useState(anyCard);
  const wanted = useDeferredValue(wish);
  const groups = useMemo(() => cardsBySet(wanted, translation, names), [wanted, translation, names]);
  const count = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <Page title={say('ui.panels.cards.title')} className={styles.page}>
      <CardReader>
        <header>
          <h1>{say('ui.panels.cards.title')}</h1>
          <p>{say('ui.panels.cards.lead')}</p>
          <Link href="/rules" className={buttons.link}>
            {say('ui.rules.lead')}
          </Link>
        </header>
        <CardSearch wish={wish} onChange={setWish} />
        <p className={styles.count} role="status">
          {count === 0 ? say('ui.panels.cards.none') : say('ui.panels.cards.found', { count })}
        </p>
        {count === 0 && (
          <button type="button" className={buttons.button} onClick={() => setWish(anyCard)}>
            {say('ui.panels.cards.clear')}
          </button>
        )}
        {groups.map(({ set, cards }) => (
          <section key={set} aria-labelledby={`set-${set}`}>
            <h2 id={`set-${set}`}>{say(`set.${set}`)}</h2>
            <ul className={styles.cards}>
              {cards.map((id) => (
                <ReadableCard key={id} id={id} />
              ))}
            </ul>
          </section>
        ))}
      </CardReader>
    </Page>
  );
}

interface CardSearchProps {
  readonly wish: CardWish;
  readonly onChange: (wish: CardWish) => void;
}

function CardSearch({ wish, onChange }: CardSearchProps) {
  const { say } = useTranslation();
  return (
    <search className={styles.search}>
      <input
        type="search"
        className={inputs.input}
        placeholder={say('ui.panels.cards.search')}
        aria-label={say('ui.panels.cards.search')}
        value={wish.search}
        onChange={({ target }) => onChange({ ...wish, search: target.value })}
      />
      <Pick
        label={say('ui.panels.cards.set')}
        any={say('ui.kingdoms.anySet')}
        options={setIds.map((value) => ({ value, label: say(`set.${value}`) }))}
        value={wish.set}
        onChange={(set) => onChange({ ...wish, set })}
      />
      <Pick
        label={say('ui.panels.cards.type')}
        any={say('ui.kingdoms.anyType')}
        options={cardTypes.map((value) => ({ value, label: say(`type.${value}`) }))}
        value={wish.type}
        onChange={(type) => onChange({ ...wish, type })}
      />
      <Pick
        label={say('ui.panels.cards.cost')}
        any={say('ui.kingdoms.anyCost')}
        options={cardCosts.map((value) => ({
          value,
          label: say('ui.panels.cards.costOf', { coins: value }),
        }))}
        value={wish.cost}
        onChange={(cost) => onChange({ ...wish, cost })}
      />
    </search>
  );
}

function ReadableCard({ id }: { readonly id: CardId }) {
  const translation = useTranslation();
  const read = useReadCard();
  const size = useLayout() === 'narrow' ? 's' : 'm';
  return (
    <li>
      <Card
        id={id}
        size={size}
        translation={translation}
        as="button"
        type="button"
        onClick={() => read(id)}
      />
    </li>
  );
}
