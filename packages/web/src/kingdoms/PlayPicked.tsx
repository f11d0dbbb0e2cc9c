import { useLocation } from 'wouter';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useChoices } from '../home/choices.ts';
import { startGame } from '../home/start.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import type { Shelf } from './useShelf.ts';

/** Plays the ten on the shelf against bots; as long as there are fewer it says so instead. */
export function PlayPicked({ shelf: { piles, isFull } }: { readonly shelf: Shelf }) {
  const { say } = useTranslation();
  const { bots, level } = useChoices();
  const [, goTo] = useLocation();
  const { busy, problem, run } = useAction();
  const play = () => {
    if (!isFull) return;
    const kingdom = { by: 'cards' as const, cards: [...piles] };
    void run(async () => goTo(await startGame({ bots, level, kingdom, piles })));
  };
  return (
    <>
      <button
        type="button"
        className={buttons.primary}
        aria-disabled={!isFull}
        aria-busy={busy}
        onClick={play}
      >
        <Sign name="play" />
        {busy ? say('ui.home.starting') : say('ui.kingdoms.playBots', { bots })}
      </button>
      <ProblemLine problem={problem} />
    </>
  );
}
