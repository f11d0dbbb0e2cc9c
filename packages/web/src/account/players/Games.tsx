import type { PlayedGame, PlayerGames } from '@provincia/protocol';
import { useEffect, useState } from 'react';
import { request } from '../../api/request.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { SlipLine } from '../form/SlipLine.tsx';
import { useDeed } from '../form/useDeed.ts';
import { useAsked } from '../useAsked.ts';
import { GameRow } from './GameRow.tsx';

/** Games that are over, the last one first, and older ones when asked for. */
export function Games({ path }: { readonly path: string }) {
  const { say } = useTranslation();
  const { value, slip: missing } = useAsked<PlayerGames>(path);
  const [games, setGames] = useState<readonly PlayedGame[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const { slip, run } = useDeed();
  const add = (page: PlayerGames) => {
    setGames((before) => [...before, ...page.games]);
    setNext(page.next);
  };
  useEffect(() => {
    if (value === null) return;
    setGames(value.games);
    setNext(value.next);
  }, [value]);
  const more = () =>
    run(async () => add(await request('GET', `${path}?before=${encodeURIComponent(next ?? '')}`)));
  return (
    <section className="lobby games" aria-labelledby="games">
      <h2 id="games">{say('ui.account.lastGames')}</h2>
      {value?.games.length === 0 && <p className="nothing">{say('ui.account.noGames')}</p>}
      <ul className="trows">
        {games.map((game) => (
          <GameRow key={`${game.ended} ${game.id}`} game={game} />
        ))}
      </ul>
      {next !== null && (
        <button type="button" className="btn" onClick={more}>
          {say('ui.account.moreGames')}
        </button>
      )}
      <SlipLine slip={slip ?? missing} />
    </section>
  );
}
