import type { PersonNews } from '@provincia/protocol';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { usePersonNews } from '../api/person-news.ts';
import { useSettings } from '../settings/settings.ts';
import { blip } from '../table/motion/sound.ts';
import { isActiveTab, watchTabs } from './active-tab.ts';
import { comeToMatch, lookForMatch, seeGame, useMatch } from './match-store.ts';

/** News may be lost: whoever waits asks all the same, and more often once others were found, in milliseconds. */
const EVERY = 10_000;
const SOON = 3000;

/** Whether somebody is in the middle of something that is not left without asking. */
export function isBusyAt(here: string): boolean {
  return /^\/(table\/|solo|learn\/)/.test(here);
}

/** Keeps it up to date, comes when others were found, and goes to the game: once for the whole page. */
export function useMatchWatch(): void {
  const { match, came, seen } = useMatch();
  const [here, goTo] = useLocation();
  const sound = useSettings((settings) => settings.sound);
  const own = match?.own ?? null;
  const state = own?.state ?? 'none';
  useEffect(() => {
    if (navigator.onLine) void lookForMatch();
    return watchTabs();
  }, []);
  usePersonNews(own !== null, hear);
  useEffect(() => {
    if (state === 'none' || state === 'matched') return;
    const timer = setInterval(() => void lookForMatch(), state === 'found' ? SOON : EVERY);
    return () => clearInterval(timer);
  }, [state]);
  useEffect(() => {
    if (state === 'found' && sound) blip('ask');
  }, [state, sound]);
  // Whoever looks at the page and plays nothing comes by that.
  const offer = own?.state === 'found' && !own.come ? own.offer : null;
  const comeIfHere = useEffectEvent(() => {
    if (offer !== null && isActiveTab() && !isBusyAt(here)) void comeToMatch(offer);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each page it is looked anew
  useEffect(() => {
    comeIfHere();
    const look = () => comeIfHere();
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [offer, here]);
  const table = own?.state === 'matched' && own.table !== seen ? own.table : null;
  useEffect(() => {
    if (table === null) return;
    if (here === `/table/${table}`) seeGame(table);
    else if (came) {
      seeGame(table);
      goTo(`/table/${table}`);
    }
  }, [table, came, here, goTo]);
}

function hear(news: PersonNews | 'connected'): void {
  if (news === 'connected' || news.what === 'match') void lookForMatch();
}
