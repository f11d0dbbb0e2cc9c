import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { pictures } from '@provincia/catalog';
import { borrowedSigns, ownSigns } from '../src/card/signs.ts';

const ICON_BOX = '0 0 512 512';
const SIGN_BOX = '0 0 24 24';

/** All drawings of the client as symbols of one SVG document. */
export function sprite(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols().values()].join('')}</svg>`;
}

/** Those that a page uses, to be put into it. */
export function spriteFor(page: string): string {
  const used = [...symbols()].filter(([id]) => page.includes(`#${id}"`));
  return `<svg style="display:none">${used.map(([, symbol]) => symbol).join('')}</svg>`;
}

/** By their ids. */
function symbols(): ReadonlyMap<string, string> {
  const bodies: readonly (readonly [id: string, box: string, body: string])[] = [
    ...Object.entries(ownSigns).map(
      ([name, path]) => [`sign-${name}`, SIGN_BOX, `<path fill-rule="evenodd" d="${path}"/>`] as const,
    ),
    ...Object.entries(borrowedSigns).map(([name, icon]) => [`sign-${name}`, ICON_BOX, bodyOf(icon)] as const),
    ...Object.values(pictures).map((icon) => [icon, ICON_BOX, bodyOf(icon)] as const),
  ];
  return new Map(
    bodies.map(([id, box, body]) => [id, `<symbol id="${id}" viewBox="${box}">${body}</symbol>`]),
  );
}

function bodyOf(name: string): string {
  const icon = (icons.icons as Readonly<Record<string, { readonly body: string }>>)[name];
  if (icon === undefined) throw new RangeError(`the collection has no icon "${name}"`);
  return icon.body;
}
