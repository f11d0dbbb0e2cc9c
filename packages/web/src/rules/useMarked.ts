import { createContext, useEffect, useRef, useState } from 'react';

/** What the address names: a number, "glossary-gain", or nothing. */
export const MarkedRule = createContext('');

const named = () => decodeURIComponent(location.hash.slice(1));

/** What the address names, scrolled to once it is there. `onNew` is called before that, so that nothing hides it. */
export function useMarked(onNew: () => void): string {
  const [marked, setMarked] = useState(named);
  const latest = useRef(onNew);
  latest.current = onNew;
  useEffect(() => {
    const changed = () => {
      latest.current();
      setMarked(named());
    };
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  useEffect(() => {
    if (marked === '') return;
    const show = () => {
      const element = document.getElementById(marked);
      element?.scrollIntoView({ block: 'start' });
      // The next Tab goes on from here, and screen readers read it.
      element?.focus({ preventScroll: true });
      return element !== null;
    };
    if (show()) return;
    // The glossary and what a search had hidden come a moment later.
    const watcher = new MutationObserver(() => show() && watcher.disconnect());
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [marked]);
  return marked;
}
