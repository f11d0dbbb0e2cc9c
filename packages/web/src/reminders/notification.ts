import { reminderWords } from '@provincia/catalog/reminders';
import type { PushMessage } from '@provincia/protocol';

/** A later notification takes the place of an earlier one. */
export const REMINDERS_TAG = 'reminders';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly language: string;
  /** Where a click leads. */
  readonly path: string;
}

/** A push message in the words of its language: the most urgent as the title, and the rest below it. */
export function shownOf({ language, news }: PushMessage): Shown {
  const say = reminderWords(language);
  const [title = 'Provincia', ...others] = news.map(({ kind, count }) => say(`line.${kind}`, { count }));
  const table = news.length === 1 ? news[0].table : null;
  return { title, body: others.join('\n'), language, path: table === null ? '/' : `/table/${table}` };
}
