/** What the bundler puts in place of the call below. */
interface BundledMeta {
  glob(pattern: string, options: object): Record<string, string>;
}

/** As texts.ts, for a program without files: the bundler reads them when the program is built. */
export function strategyTexts(): [file: string, text: string][] {
  const texts = (import.meta as BundledMeta & ImportMeta).glob('../../strategies/*.yaml', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  return Object.entries(texts).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), text]);
}
