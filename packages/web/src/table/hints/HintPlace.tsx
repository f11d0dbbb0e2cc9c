import { lazy, Suspense } from 'react';
import { useHints } from './hinting.ts';

/** Most games go without it, and it brings words of its own. */
const HintPanel = lazy(() => import('./HintPanel.tsx'));

/** Where hints are shown, over the play area. */
export function HintPlace() {
  const hints = useHints();
  if (!hints?.isOpen) return null;
  return (
    <Suspense>
      <HintPanel hinting={hints} />
    </Suspense>
  );
}
