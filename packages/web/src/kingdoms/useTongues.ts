import { languages, loadTongue, type Tongue } from '@provincia/catalog';
import { useEffect, useState } from 'react';
import { useTongue } from '../tongue/TongueProvider.tsx';

let loading: Promise<readonly Tongue[]> | undefined;

/** All languages, for finding names; the one that is shown alone until the others are loaded. */
export function useTongues(): readonly Tongue[] {
  const own = useTongue();
  const [all, setAll] = useState<readonly Tongue[] | null>(null);
  useEffect(() => {
    loading ??= Promise.all(languages.map(loadTongue)).catch((reason) => {
      loading = undefined;
      throw reason;
    });
    let here = true;
    // Without them names are still found in the own language.
    void loading.then((loaded) => here && setAll(loaded)).catch(() => {});
    return () => {
      here = false;
    };
  }, []);
  return all ?? [own];
}
