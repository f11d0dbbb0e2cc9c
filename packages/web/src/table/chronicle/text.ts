import { plainLine, type Translation, type Turn } from '@provincia/catalog';

/** The whole chronicle to keep. */
export function chronicleText(translation: Translation, turns: readonly Turn[]): string {
  return turns
    .map(({ heading, lines }) => {
      const told = lines.map((line) => {
        const undone = line.undone ? ` (${translation.say('ui.panels.log.undone')})` : '';
        return `${line.nested ? '    ' : '  '}${plainLine(translation, line)}${undone}`;
      });
      return [plainLine(translation, heading), ...told].join('\n');
    })
    .join('\n\n');
}

/** Hands a text to the browser as a file. */
export function saveText(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
