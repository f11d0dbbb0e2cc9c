import type { Translation } from '@provincia/catalog';
import { useEffect, useState } from 'react';
import { request } from '../api/request.ts';

const NAMED = ['easy', 'normal', 'advanced', 'hard'] as const;
/** Levels that are there without a server too. */
export const LOCAL_LEVELS: readonly string[] = NAMED;

let asked: Promise<readonly string[]> | undefined;

/** The levels of bots, the weakest first; asked for once. */
export function useLevels(): readonly string[] {
  const [levels, setLevels] = useState(LOCAL_LEVELS);
  useEffect(() => {
    asked ??= request<readonly string[]>('GET', '/api/levels').catch(() => {
      asked = undefined;
      return LOCAL_LEVELS;
    });
    let here = true;
    void asked.then((known) => here && setLevels(known));
    return () => {
      here = false;
    };
  }, []);
  return levels;
}

export function levelName({ say }: Translation, level: string): string {
  const named = NAMED.find((one) => one === level);
  return named === undefined ? level : say(`ui.common.level-${named}`);
}

/** What a level does, in a line; nothing of one that is not known here. */
export function aboutLevel({ say }: Translation, level: string): string | null {
  const named = NAMED.find((one) => one === level);
  return named === undefined ? null : say(`ui.common.about-${named}`);
}
