import type { Sight, Table } from '@provincia/protocol';
import { useEffect } from 'react';
import { useTabTitle } from '../by-day/tab-title.ts';
import type { TableLink } from '../game-link/table-link.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useUnread } from './chat/unread.ts';
import { blip } from './motion/sound.ts';

/** In another tab one sees, and may hear, that one is asked: for a move, or for a rematch. */
export function useTitle(link: TableLink, sight: Sight, { id, you, rematch }: Table, sound: boolean): void {
  const { say } = useTranslation();
  const isAsked = you !== null && sight.asked === you;
  const isAwaited = you !== null && rematch?.status === 'open' && rematch.awaited.includes(you);
  const words = isAsked ? say('ui.table.yourMove') : isAwaited ? say('ui.table.rematch') : '';
  const title = words === '' ? 'Provincia' : `● ${words} · Provincia`;
  useTabTitle(title, { news: useUnread(link), table: id });
  useEffect(() => {
    if (words !== '' && sound) blip('ask');
  }, [words, sound]);
}
