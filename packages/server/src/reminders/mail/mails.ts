import { reminderWords } from '@provincia/catalog/reminders';
import type { PushMessage, ReminderLanguage } from '@provincia/protocol';
import type { MailLinks } from './links.ts';

/** A mail in both forms. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a mail program can ask for no more of them, by a POST. */
  readonly unsubscribe?: string;
}

interface MailWriterParts {
  readonly origin: string;
  readonly links: MailLinks;
}

/** A line of a mail: words, or words that lead somewhere. */
type Line = string | { readonly words: string; readonly to: string };

/** Asks whether the address belongs to who gave it. */
export function confirmationMail(
  { origin, links }: MailWriterParts,
  language: ReminderLanguage,
  address: string,
): Mail {
  const say = reminderWords(language);
  const { host: server } = new URL(origin);
  const lines: Line[] = [
    say('confirm.ask', { server }),
    { words: say('confirm.button'), to: `${origin}/mail/confirm/${links.token('confirm', address)}` },
    say('confirm.otherwise'),
  ];
  return written(language, say('confirm.subject'), lines, []);
}

export function reminderMail(
  { origin, links }: MailWriterParts,
  { language, news }: PushMessage,
  address: string,
): Mail {
  const say = reminderWords(language);
  const { host: server } = new URL(origin);
  const stop = links.token('stop', address);
  const lines = news.flatMap(({ kind, count, table }): Line[] => [
    `${say(`line.${kind}`, { count })}.`,
    table === null
      ? { words: say('toAll'), to: `${origin}/` }
      : { words: say('toTable'), to: `${origin}/table/${table}` },
  ]);
  const [{ kind, count }] = news;
  const footer: Line[] = [
    say('why', { server }),
    { words: say('settings'), to: `${origin}/account` },
    { words: say('stop'), to: `${origin}/mail/stop/${stop}` },
  ];
  return {
    ...written(language, say(`line.${kind}`, { count }), lines, footer),
    unsubscribe: `${origin}/api/mail/unsubscribe?token=${stop}`,
  };
}

function written(
  language: ReminderLanguage,
  subject: string,
  lines: readonly Line[],
  footer: readonly Line[],
): Mail {
  const text = (line: Line) => (typeof line === 'string' ? line : `${line.words}: ${line.to}`);
  const html = (line: Line) =>
    typeof line === 'string' ? escaped(line) : `<a href="${escaped(line.to)}">${escaped(line.words)}</a>`;
  const paragraphs = (some: readonly Line[]) => some.map((line) => `<p>${html(line)}</p>`).join('\n');
  const small = footer.length === 0 ? '' : `<hr>\n<small>\n${paragraphs(footer)}\n</small>\n`;
  return {
    subject: `Provincia: ${subject}`,
    text: [...lines.map(text), ...(footer.length === 0 ? [] : ['-- ', ...footer.map(text)])].join('\n\n'),
    html: `<!doctype html>\n<html lang="${language}">\n<body>\n${paragraphs(lines)}\n${small}</body>\n</html>\n`,
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
