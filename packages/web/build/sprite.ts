import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { pictures } from '@provincia/catalog';
import { borrowedSigns, ownSigns } from '../src/card/signs.ts';

const ICON_BOX = '0 0 512 512';
const SIGN_BOX = '0 0 24 24';

/** All drawings of the client as symbols of one SVG document. */
export function sprite(): string {
  const symbols = [
    ...Object.entries(ownSigns).map(([name, path]) =>
      symbol(`sign-${name}`, SIGN_BOX, `<path fill-rule="evenodd" d="${path}"/>`),
    ),
    ...Object.entries(borrowedSigns).map(([name, icon]) => symbol(`sign-${name}`, ICON_BOX, bodyOf(icon))),
    ...[...new Set(Object.values(pictures))].map((icon) => symbol(icon, ICON_BOX, bodyOf(icon))),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function symbol(id: string, box: string, body: string): string {
  return `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;
}

function bodyOf(name: string): string {
  const icon = (icons.icons as Readonly<Record<string, { readonly body: string }>>)[name];
  if (icon === undefined) throw new RangeError(`the collection has no icon "${name}"`);
  return icon.body;
}
