import { lazy, Suspense } from 'react';
import { useAsking } from './asking.ts';

const NameDialog = lazy(() => import('./NameDialog.tsx'));

/** Over whatever page is open, when a name is needed; loaded with the first question. */
export function NameAsker() {
  const { asking } = useAsking();
  if (asking === null) return null;
  return (
    <Suspense fallback={null}>
      <NameDialog name={asking.name} onDone={asking.done} onCancel={asking.cancel} />
    </Suspense>
  );
}
