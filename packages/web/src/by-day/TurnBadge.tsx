import { useEffect } from 'react';
import { badged } from './badge.ts';
import { useTurns, useTurnWatch } from './turns.ts';

/** How many games wait for the player, on the icon of the tab and of the installed app. It draws nothing on the page. */
export function TurnBadge() {
  useTurnWatch();
  const count = useTurns().yours.length;
  useEffect(() => {
    let isLatest = true;
    void badged(count).then((icon) => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (isLatest && link !== null) link.href = icon;
    });
    // Only where the page is an app; a browser that refuses it has no icon to draw on.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
    return () => {
      isLatest = false;
    };
  }, [count]);
  return null;
}
