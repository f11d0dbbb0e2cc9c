import { clsx } from 'clsx';
import { useState } from 'react';
import { useLocation } from 'wouter';
import buttons from '../controls/buttons.module.css';
import { savedGame } from '../game-link/local-link.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Dialog } from '../table/layout/Dialog.tsx';
import { Sure } from '../table/layout/Sure.tsx';
import { useTable } from '../table/table-context.ts';
import { useReplay } from './replay-context.ts';

/** Where the page of the local game finds out what to play. */
const SOLO_KEY = 'provincia-solo';
const LEVEL = 'normal';

/** Another end for this game, against bots. */
export function PlayOn({ className }: { readonly className: string }) {
  const { say } = useTranslation();
  const { game, playhead } = useReplay();
  const { sight } = useTable();
  const [, goTo] = useLocation();
  const [unfinished, setUnfinished] = useState<{ readonly turn: number } | null>(null);
  if (sight.result !== null || game.taped) return null;
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
        className={clsx(buttons.primary, className)}
        title={say('ui.replay.playOnHelp')}
        onClick={() => void askFirst()}
      >
        {say('ui.replay.playOn')}
      </button>
      {unfinished !== null && (
        <Dialog title={say('ui.replay.playOn')} onClose={() => setUnfinished(null)}>
          <Sure
            question={say('ui.replay.playOnSure', { turn: unfinished.turn })}
            yes={say('ui.replay.playOnAnyway')}
            no={say('ui.replay.keepUnfinished')}
            onYes={playOn}
            onNo={() => setUnfinished(null)}
          />
        </Dialog>
      )}
    </>
  );
}
