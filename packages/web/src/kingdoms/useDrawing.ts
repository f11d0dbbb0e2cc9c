import { useState } from 'react';
import { ApiProblem } from '../api/request.ts';
import { printingsOf } from '../home/table-wish.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { drawnFor } from './drawing.ts';
import { filledUp, mostPleasing } from './fitting.ts';
import { having, useTaste } from './taste.ts';
import type { Shelf } from './useShelf.ts';
import { useWish } from './wish-store.ts';

interface Drawing {
  /** What is to be said about the last draw; mostly nothing. */
  readonly note: string;
  /** Draws ten, or only what is missing to ten. */
  draw(what: 'all' | 'missing'): void;
}

/** Draws onto the shelf, as was wished last and as somebody likes it. */
export function useDrawing({ piles, put }: Shelf): Drawing {
  const { say } = useTranslation();
  const { printings, attacks, needs } = useWish();
  const { opinions } = useTaste();
  const [note, setNote] = useState('');
  const draw = async (what: 'all' | 'missing') => {
    const wish = { printings: printingsOf(printings), attacks, needs };
    const taste = { liked: having(opinions, 'liked'), banned: having(opinions, 'banned') };
    if (Object.keys(wish.printings).length === 0) return setNote(say('ui.kingdoms.noSets'));
    try {
      const drawn = await drawnFor(wish, taste);
      if (what === 'missing') {
        put(filledUp(piles, drawn, taste.banned));
        return setNote('');
      }
      const fitted = mostPleasing(drawn, wish, taste);
      put(fitted.piles);
      setNote(fitted.replaced && needs.length > 0 ? say('ui.kingdoms.replaced') : '');
    } catch (problem) {
      const isWish = problem instanceof ApiProblem && problem.code === 'kingdom';
      setNote(say(isWish ? 'ui.kingdoms.noneDrawn' : 'ui.kingdoms.cannotDraw'));
    }
  };
  return { note, draw: (what) => void draw(what) };
}
