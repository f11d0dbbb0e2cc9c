import type { Sight, Table } from '@provincia/protocol';
import { useEffect } from 'react';
import type { TableLink } from '../game-link/table-link.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useUnread } from './chat/unread.ts';
import { blip } from './motion/sound.ts';

/** "(2) Seats": what is new in the chat stands before whatever the title is. */
export function useCounted(link: TableLink, title: string): string {
  const unread = useUnread(link);
  return unread === 0 ? title : `(${unread}) ${title}`;
}

/** In another tab one sees, and may hear, that one is asked: for a move, or for a rematch. */
export function useTitle(link: TableLink, sight: Sight, { you, rematch }: Table, sound: boolean): void {
  const { say } = useTranslation();
  const isAsked = you !== null && sight.asked === you;
  const isAwaited = you !== null && rematch?.status === 'open' && rematch.awaited.includes(you);
  const words = isAsked ? say('ui.table.yourMove') : isAwaited ? say('ui.table.rematch') : '';
  const title = useCounted(link, words === '' ? 'Provincia' : `● ${words} · Provincia`);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (words !== '' && sound) blip('ask');
  }, [words, sound]);
}
