import { useTongue } from '../../tongue/TongueProvider.tsx';
import type { Slip } from './slips.ts';

/** What went wrong with all of it; always there, so that it is read aloud when it comes. */
export function SlipLine({ slip }: { readonly slip: Slip | null }) {
  const { say } = useTongue();
  return (
    <p className="slip" role="alert">
      {slip !== null && say(`ui.account.slip.${slip}`)}
    </p>
  );
}
