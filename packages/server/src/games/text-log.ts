import { type Language, loadTranslation, plainLine, turns } from '@provincia/catalog';
import type { Event } from '@provincia/protocol';

/** A game to be written out. */
export interface LogTask {
  readonly language: Language;
  /** What somebody has seen of it, as JSON: one string is handed over to a thread faster than many objects. */
  readonly events: string;
  readonly names: readonly string[];
}

/** A game to read, turn by turn. What was undone stands in brackets. */
export async function textLog({ language, events, names }: LogTask): Promise<string> {
  const translation = await loadTranslation(language);
  return turns(translation, JSON.parse(events) as Event[], names, null)
    .map(({ heading, lines }) => {
      const told = lines.map((line) => {
        const text = plainLine(translation, line);
        return `${line.nested ? '    ' : '  '}${line.undone ? `[${text}]` : text}`;
      });
      return [plainLine(translation, heading), ...told].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}
