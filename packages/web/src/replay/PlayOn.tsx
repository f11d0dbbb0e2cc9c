import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { savedGame } from '../link/local-link.ts';
import { Dialog } from '../table/layout/Dialog.tsx';
import { useTable } from '../table/table-context.ts';
import { useReplay } from './replay-context.ts';

/** Where the page of the local game finds out what to play. */
const SOLO_KEY = 'provincia-solo';
const LEVEL = 'normal';

/** Another end for this game, against bots. */
export function PlayOn() {
  const { say } = useTranslation();
  const { game, playhead } = useReplay();
  const { sight } = useTable();
  const [, goTo] = useLocation();
  const [unfinished, setUnfinished] = useState<{ readonly turn: number } | null>(null);
  if (sight.result !== null) return null;
  const { step } = playhead;
  const seat = playhead.seat ?? sight.asked ?? 0;
  const playOn = () => {
    sessionStorage.setItem(SOLO_KEY, JSON.stringify({ packed: game.packed, step, seat, level: LEVEL }));
    goTo('/solo');
  };
  // A device has room for one local game: the new one takes the place of what waits there.
  const askFirst = async () => {
    const saved = await savedGame();
    if (saved === null) playOn();
    else setUnfinished(saved);
  };
  return (
    <>
      <button
        type="button"
        className="btn primary"
        title={say('ui.replay.playOnHelp')}
        onClick={() => void askFirst()}
      >
        {say('ui.replay.playOn')}
      </button>
      {unfinished !== null && (
        <Dialog title={say('ui.replay.playOn')} onClose={() => setUnfinished(null)}>
          <div className="sure">
            <p>{say('ui.replay.playOnSure', { turn: unfinished.turn })}</p>
            <p className="actions">
              <button type="button" className="btn primary" onClick={playOn}>
                {say('ui.replay.playOnAnyway')}
              </button>
              <button type="button" className="btn" onClick={() => setUnfinished(null)}>
                {say('ui.replay.keepUnfinished')}
              </button>
            </p>
          </div>
        </Dialog>
      )}
    </>
  );
}
