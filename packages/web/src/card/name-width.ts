/** How wide the letters of names are, in hundredths of their size: measured in Alegreya 700, accents left away, rounded up. */
const letterGroups: readonly (readonly [width: number, letters: string])[] = [
  [30, 'ijl '],
  [36, 'ftJ-'],
  [42, 'rsI'],
  [47, 'cevyz'],
  [52, 'abgkoqx'],
  [55, 'dhpuFLS'],
  [58, 'nPTZ'],
  [63, 'ABCEV'],
  [66, 'GKRUß'],
  [70, 'DO'],
  [75, 'HNw'],
  [84, 'Mm'],
  [97, 'QWXY'],
];

const letterWidths = new Map(
  letterGroups.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);
const WIDEST = Math.max(...letterWidths.values());
const ACCENTS = /\p{Mark}/gu;

/** How wide a text is, as a multiple of the size of its letters; kerning makes it a little less. */
export function widthOf(text: string): number {
  const letters = [...text.normalize('NFD').replaceAll(ACCENTS, '')];
  return letters.reduce((sum, letter) => sum + (letterWidths.get(letter) ?? WIDEST), 0) / 100;
}

/** How wide two lines have to be to hold a name whose words stay whole. */
export function twoLineWidth(name: string): number {
  const words = name.split(' ');
  if (words.length === 1) return widthOf(name);
  const breaks = words.slice(1).map((_, i) => {
    const first = words.slice(0, i + 1).join(' ');
    const second = words.slice(i + 1).join(' ');
    return Math.max(widthOf(first), widthOf(second));
  });
  return Math.min(...breaks);
}

/** Words that the narrowest places cannot hold, even in the smallest letters. Not every browser knows where to part them. */
const parted = [
  'Acampa-mento',
  'Aldeia dos Trabalha-dores',
  'Super-vivientes',
  'Sobre-viventes',
  'Contra-bandistas',
  'Banditen-lager',
  'Arbeiter-dorf',
  'Buch-halterin',
  'Hals-abschneider',
  'Handels-route',
  'Kristall-kugel',
  'Kunst-schmiede',
  'Sammel-surium',
  'Schmuggel-ware',
  'Wunder-heilerin',
  'Beutel-schneider',
  'Eingebore-nendorf',
  'Geheim-kammer',
  'Gezeiten-becken',
  'Handels-posten',
  'Handels-schiff',
  'Herum-treiberin',
  'Kerker-meister',
  'Korsaren-schiff',
  'Kupfer-schmied',
  'Labora-torium',
  'Land-streicher',
  'Leichen-karren',
  'Lumpen-sammler',
  'Müll-verwerter',
  'Perlen-taucher',
  'Rats-versammlung',
  'Schatz-kammer',
  'Schrott-händler',
  'Waffen-kammer',
  'Wunsch-brunnen',
];

const SOFT_HYPHEN = '\u00ad';
const withHyphens = new Map(
  parted.map((name) => [name.replace('-', ''), name.replace('-', SOFT_HYPHEN)] as const),
);

/**
 * A name with the place where a browser may part it if it has to. Not behind its first word, unless the list has the whole
 * name: there it would part what fits on the next line.
 */
export function hyphenated(name: string): string {
  return withHyphens.get(name) ?? name.replace(/^\S+/, (word) => withHyphens.get(word) ?? word);
}
