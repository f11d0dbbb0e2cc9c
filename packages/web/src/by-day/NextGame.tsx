import { Link } from 'wouter';
import buttons from '../controls/buttons.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useOtherTurns } from './turns.ts';

/** From one table to the next that waits for the player. */
export function NextGame({ table }: { readonly table: string }) {
  const { say } = useTranslation();
  const games = useOtherTurns(table);
  if (games.length === 0) return null;
  return (
    <Link className={buttons.gold} href={`/table/${games[0].table.id}`} data-part="next-game">
      {say('ui.byDay.nextGame', { count: games.length })}
    </Link>
  );
}
