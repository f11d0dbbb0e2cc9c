import { setIds } from '@provincia/catalog';
import inputs from '../controls/inputs.module.css';
import { Pick } from '../controls/Pick.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './FilterBar.module.css';
import { type Filters, pileCosts, pileTypes } from './filters.ts';

interface FilterBarProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { say } = useTranslation();
  return (
    <search className={styles.filters}>
      <input
        type="search"
        className={inputs.input}
        placeholder={say('ui.kingdoms.search')}
        aria-label={say('ui.kingdoms.search')}
        value={filters.search}
        onChange={({ target }) => onChange({ ...filters, search: target.value })}
      />
      <Pick
        label={say('ui.kingdoms.set')}
        any={say('ui.kingdoms.anySet')}
        options={setIds.map((value) => ({ value, label: say(`set.${value}`) }))}
        value={filters.set}
        onChange={(set) => onChange({ ...filters, set })}
      />
      <Pick
        label={say('ui.kingdoms.type')}
        any={say('ui.kingdoms.anyType')}
        options={pileTypes.map((value) => ({ value, label: say(`type.${value}`) }))}
        value={filters.type}
        onChange={(type) => onChange({ ...filters, type })}
      />
      <Pick
        label={say('ui.kingdoms.cost')}
        any={say('ui.kingdoms.anyCost')}
        options={pileCosts.map((value) => ({ value, label: say('ui.kingdoms.costOf', { cost: value }) }))}
        value={filters.cost}
        onChange={(cost) => onChange({ ...filters, cost })}
      />
      <Pick
        label={say('ui.kingdoms.mine')}
        any={say('ui.kingdoms.anyOpinion')}
        options={[
          { value: 'liked' as const, label: say('ui.kingdoms.onlyLiked') },
          { value: 'banned' as const, label: say('ui.kingdoms.onlyBanned') },
        ]}
        value={filters.opinion}
        onChange={(opinion) => onChange({ ...filters, opinion })}
      />
    </search>
  );
}
