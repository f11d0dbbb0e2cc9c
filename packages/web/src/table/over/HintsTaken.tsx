import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import type { Result } from './ranked.ts';

interface HintsTakenProps {
  readonly result: Result;
  readonly seat: number;
}

/** How many hints a seat took, behind its points; nothing if it took none. */
export function HintsTaken({ result, seat }: HintsTakenProps) {
  const { say } = useTranslation();
  const count = result.hints?.[seat] ?? 0;
  return count > 0 && `, ${say('ui.table.hintsTaken', { count })}`;
}
