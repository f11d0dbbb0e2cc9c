import type { PrintedKingdom } from '@provincia/catalog';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { Sign } from '../card/Sign.tsx';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { BotChoice } from './BotChoice.tsx';
import { useChoices } from './choices.ts';
import styles from './PlayBox.module.css';
import { startGame } from './start.ts';

/** How long a game takes, in minutes: every bot makes it longer. */
const SHORTEST = 10;
const PER_BOT = 5;

/** One click begins a game against as many and as good bots as last time. */
export function PlayBox({ kingdom }: { readonly kingdom: PrintedKingdom }) {
  const { say } = useTranslation();
  const { bots, level } = useChoices();
  const [, goTo] = useLocation();
  const { busy, problem, run } = useAction();
  const wish = { by: 'printed', id: kingdom.id } as const;
  const play = () =>
    run(async () => goTo(await startGame({ bots, level, kingdom: wish, piles: kingdom.cards })));
  useEnter(play);
  const against = say('ui.home.against', { bots, minutes: SHORTEST + PER_BOT * bots });
  return (
    <div className={styles.box}>
      <button type="button" className={styles.play} aria-busy={busy} onClick={play}>
        <Sign name="play" />
        <span>
          <b>{say('ui.home.playNow')}</b>
          <small>{busy ? say('ui.home.starting') : against}</small>
        </span>
        <span className={styles.hint} aria-hidden="true">
          <kbd>Enter</kbd>
        </span>
      </button>
      <ProblemLine problem={problem} className={styles.problem} />
      <BotChoice />
    </div>
  );
}

/** Enter does it wherever nothing else has the focus. */
function useEnter(action: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const free = event.target === document.body || (event.target as Element).id === 'content';
    if (event.key === 'Enter' && free && !event.repeat) action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
