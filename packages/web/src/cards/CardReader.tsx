import type { CardId } from '@provincia/catalog';
import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';

// Loaded when the first card is read.
const InspectorSheet = lazy(async () => {
  const { InspectorSheet } = await import('../table/inspector/InspectorSheet.tsx');
  return { default: InspectorSheet };
});

const ReadCard = createContext<(id: CardId) => void>(() => {});

/** Cards inside can be read: the large face with its rulings comes up over the page. */
export function CardReader({ children }: { readonly children: ReactNode }) {
  const [read, setRead] = useState<CardId | null>(null);
  return (
    <ReadCard value={setRead}>
      {children}
      {read !== null && (
        <Suspense fallback={null}>
          <InspectorSheet id={read} onClose={() => setRead(null)} />
        </Suspense>
      )}
    </ReadCard>
  );
}

export function useReadCard(): (id: CardId) => void {
  return use(ReadCard);
}
