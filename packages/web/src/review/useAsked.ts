import type { Decision, Sight } from '@provincia/protocol';
import { useEffect, useState } from 'react';
import { useReplay } from '../replay/replay-context.ts';

interface Asked {
  readonly sight: Sight;
  readonly decision: Decision;
}

/** A decision of the game as the one who took it saw it; null until it has been looked up. */
export function useAsked(index: number, seat: number): Asked | null {
  const { source } = useReplay().game;
  const [asked, setAsked] = useState<(Asked & { readonly index: number }) | null>(null);
  useEffect(() => {
    let isWanted = true;
    void source.at(index, seat).then((sight) => {
      const { decision } = sight;
      if (isWanted && decision !== null) setAsked({ index, sight, decision });
    });
    return () => {
      isWanted = false;
    };
  }, [source, index, seat]);
  return asked?.index === index ? asked : null;
}
