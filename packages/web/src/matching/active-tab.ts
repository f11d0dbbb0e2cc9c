const KEY = 'provincia-tab';
/** When the page was opened, to the microsecond: no two tabs of one person are opened in the same. */
const own = String(typeof performance === 'undefined' ? 0 : performance.timeOrigin);

function claim(): void {
  if (document.visibilityState === 'visible') localStorage.setItem(KEY, own);
}

/** From now on it is known which of somebody's tabs they used last. */
export function watchTabs(): () => void {
  const signs = ['focus', 'pointerdown', 'keydown'] as const;
  claim();
  for (const sign of signs) addEventListener(sign, claim);
  document.addEventListener('visibilitychange', claim);
  return () => {
    for (const sign of signs) removeEventListener(sign, claim);
    document.removeEventListener('visibilitychange', claim);
  };
}

/** Whether somebody looks at this tab, and has used no other since. */
export function isActiveTab(): boolean {
  return document.visibilityState === 'visible' && localStorage.getItem(KEY) === own;
}
