import { cardName } from '@provincia/catalog';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';
import { type Arranged, arranged } from './arrange.ts';

export function useArranged(): Arranged {
  const translation = useTranslation();
  const { supply } = useTable().sight.view;
  return useMemo(() => arranged(supply, (pile) => cardName(translation, pile)), [supply, translation]);
}
