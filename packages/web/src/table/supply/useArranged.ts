import { useMemo } from 'react';
import { useTongue } from '../../tongue/TongueProvider.tsx';
import { cardName } from '../names.ts';
import { useTable } from '../table-context.ts';
import { type Arranged, arranged } from './arrange.ts';

export function useArranged(): Arranged {
  const tongue = useTongue();
  const { supply } = useTable().sight.view;
  return useMemo(() => arranged(supply, (pile) => cardName(tongue, pile)), [supply, tongue]);
}
