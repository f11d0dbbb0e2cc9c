import { useState } from 'react';
import { type Slip, slipOf } from './slips.ts';

interface Deed {
  readonly busy: boolean;
  /** What went wrong the last time; null if nothing did. */
  readonly slip: Slip | null;
  run(action: () => Promise<void>): Promise<void>;
}

/** One thing at a time: a second click while it is being done does nothing. */
export function useDeed(): Deed {
  const [busy, setBusy] = useState(false);
  const [slip, setSlip] = useState<Slip | null>(null);
  const run = async (action: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setSlip(null);
    try {
      await action();
    } catch (reason) {
      setSlip(slipOf(reason));
    }
    setBusy(false);
  };
  return { busy, slip, run };
}
