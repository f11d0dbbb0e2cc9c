import type { Table } from '@provincia/protocol';
import { useState } from 'react';

const told = ['kingdom', 'clock', 'access', 'rated', 'shelters', 'colonies'] as const;
export type Told = (typeof told)[number];

/** What was changed about the table the last time that something was, since one is here. */
export function useNews(table: Table): readonly Told[] {
  const [seen, setSeen] = useState({ table, news: [] as readonly Told[] });
  if (seen.table === table) return seen.news;
  const news = changedIn(seen.table, table);
  const now = { table, news: news.length === 0 ? seen.news : news };
  setSeen(now);
  return now.news;
}

/** In what two descriptions of a table differ that was agreed on; who sits there is seen at once. */
export function changedIn(before: Table, after: Table): readonly Told[] {
  return told.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]));
}
