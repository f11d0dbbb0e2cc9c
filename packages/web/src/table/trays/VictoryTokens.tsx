import { Sign } from '../../card/Sign.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Stat } from '../Stat.tsx';
import { useTable } from '../table-context.ts';
import { victoryTokensOf } from './victory-tokens.ts';

interface VictoryTokensProps {
  readonly seat: number;
  /** Whether there is room to say what the figure counts. */
  readonly isNamed?: boolean;
}

/** The victory tokens of a player, which everybody may count: shown whether or not points are. */
export function VictoryTokens({ seat, isNamed = false }: VictoryTokensProps) {
  const { say } = useTranslation();
  const count = victoryTokensOf(useTable().sight.view, seat);
  if (count === null) return null;
  return (
    <Stat
      of="victory-tokens"
      title={say('ui.table.victoryTokens', { count })}
      words={isNamed && say('ui.table.tokensWord', { count })}
    >
      <Sign name="token" />
      {count}
    </Stat>
  );
}
