import type { PrintedKingdom } from '@provincia/catalog';
import { useEffect, useEffectEvent, useRef } from 'react';
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
  useEarlyPress(play);
  const against = say('ui.home.against', { bots, minutes: SHORTEST + PER_BOT * bots });
  return (
    <div className={styles.box}>
      <button
        type="button"
        className={styles.play}
        aria-busy={busy}
        data-part="play"
        data-busy-words={say('ui.home.starting')}
        onClick={play}
      >
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

/** Does it at once if it was pressed before the program was there (first-look.ts). */
function useEarlyPress(action: () => void): void {
  const start = useEffectEvent(action);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.pressed === undefined) return;
    delete dataset.pressed;
    start();
  }, []);
}

/** Enter does it wherever it does nothing else: also on what was pressed with a pointer, which is done with. */
function useEnter(action: () => void): void {
  const byPointer = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter') {
      byPointer.current = false;
      return;
    }
    if (event.repeat || event.defaultPrevented || !isFree(event.target as Element, byPointer.current)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    const pressed = () => {
      byPointer.current = true;
    };
    addEventListener('keydown', listen);
    addEventListener('pointerdown', pressed);
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener('pointerdown', pressed);
    };
  }, []);
}

/** One of a few is chosen with arrow keys and Space; links and buttons that were reached by key are pressed with Enter. */
function isFree(target: Element, byPointer: boolean): boolean {
  if (target === document.body || target.id === 'content' || target.matches('[role="radio"]')) return true;
  return byPointer && target.matches('a, button') && target.closest('dialog') === null;
}
