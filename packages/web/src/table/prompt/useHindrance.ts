import { hindranceText, type Wish } from '@provincia/catalog';
import { use, useMemo } from 'react';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { TableContext } from '../table-context.ts';

/** Why something cannot be chosen now; empty if it can, and where nobody chooses anything. */
export function useHindrance(wish: Wish | null): string {
  const translation = useTranslation();
  const scene = use(TableContext);
  // Who looks at a replay, or listens to a lesson, chooses nothing.
  const isPlaying = scene !== null && scene.you !== null && !scene.note;
  const sight = isPlaying ? scene.sight : null;
  const names = scene?.names;
  const from = wish?.from;
  const id = wish?.id;
  return useMemo(() => {
    if (sight === null || names === undefined || from === undefined || id === undefined) return '';
    return hindranceText(translation, sight, names, { from, id });
  }, [translation, sight, names, from, id]);
}
