import { codeWords } from '../../api/problem-words.ts';
import { useTongue } from '../../tongue/TongueProvider.tsx';
import type { Slip } from './slips.ts';

/** What went wrong with all of it; always there, so that it is read aloud when it comes. */
export function SlipLine({ slip }: { readonly slip: Slip | null }) {
  const tongue = useTongue();
  return (
    <p className="slip" role="alert">
      {slip !== null && codeWords(tongue, slip)}
    </p>
  );
}
