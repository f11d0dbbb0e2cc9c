import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { html, Markup } from './html.ts';

const require = createRequire(import.meta.url);

const typefaces = [
  ['Alegreya', 700, 'alegreya-700'],
  ['Alegreya Sans', 400, 'sans-400'],
  ['Alegreya Sans', 700, 'sans-700'],
  ['Grenze Gotisch', 600, 'gotisch-600'],
] as const;

const sheets = [
  require.resolve('uplot/dist/uPlot.min.css'),
  new URL('./assets/tokens.css', import.meta.url),
  new URL('./assets/frame.css', import.meta.url),
  new URL('./assets/head.css', import.meta.url),
  new URL('./assets/tables.css', import.meta.url),
  new URL('./assets/plots.css', import.meta.url),
];

/** In this order: the page's own scripts use what those before them have left in `window`. */
const modules = [
  new URL('./assets/signs.js', import.meta.url),
  new URL('./assets/plots.js', import.meta.url),
  new URL('./assets/page.js', import.meta.url),
];

/** All styles of the page, with the typefaces in them. */
export function styles(): Markup {
  const faces = typefaces.map(([family, weight, file]) => {
    const font = new URL(`../../../catalog/fonts/${file}.woff2`, import.meta.url);
    const data = readFileSync(font).toString('base64');
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
  });
  return new Markup([...faces, ...sheets.map(textOf)].join('\n'));
}

/** All scripts of the page: the library for the plots, then its own, modules so that their names do not clash. */
export function scripts(): Markup[] {
  const library = textOf(require.resolve('uplot/dist/uPlot.iife.min.js'));
  return [
    html`<script>${new Markup(library)}</script>`,
    ...modules.map((file) => html`<script type="module">${new Markup(textOf(file))}</script>`),
  ];
}

function textOf(file: string | URL): string {
  return readFileSync(file, 'utf8');
}
