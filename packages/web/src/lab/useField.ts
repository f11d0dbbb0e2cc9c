import { loadMistakeWords, loadStrategyTexts, type MistakeWords } from '@provincia/catalog';
import { useEffect, useState } from 'react';
import { useLoaded } from '../api/useLoaded.ts';
import { gameWorker } from '../game-link/start-worker.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import type { Checked, Field } from '../worker/strategies.ts';
import { OWN, type Side } from './setup.ts';
import { translatedField } from './translated-field.ts';

const PAUSE = 150;

/** Everything that can be chosen, in the player's language; null until the worker has told. */
export function useField(): Field | null {
  const { language } = useTranslation();
  return useLoaded(`field ${language}`, async () => {
    const [field, texts] = await Promise.all([gameWorker().call('field'), loadStrategyTexts(language)]);
    return translatedField(field, texts, language);
  }).value;
}

/** What the worker says of a text, a moment after the last key; null while it is not known. */
export function useChecked({ choice, text }: Side): Checked | null {
  const [known, setKnown] = useState<{ text: string; checked: Checked } | null>(null);
  useEffect(() => {
    if (choice !== OWN) return;
    let here = true;
    const timer = setTimeout(async () => {
      const checked = await gameWorker().call('checkStrategy', text);
      if (here) setKnown({ text, checked });
    }, PAUSE);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [choice, text]);
  return choice === OWN && known?.text === text ? known.checked : null;
}

/** What is wrong in a text as a sentence in the player's language; null until its words are loaded. */
export function useMistakeWords(): MistakeWords | null {
  const { language } = useTranslation();
  return useLoaded(`mistakes ${language}`, () => loadMistakeWords(language)).value;
}

/** A kingdom with these piles: undefined until the worker has told, null if they are too many. */
export function useFitting(piles: readonly string[]): readonly string[] | null | undefined {
  const { value } = useLoaded(piles.join(), async () => ({
    kingdom: await gameWorker().call('kingdomWith', [...piles]),
  }));
  return value?.kingdom;
}
