import { readFileSync } from 'node:fs';
import {
  type CardId,
  cardIds,
  facts,
  type Language,
  loadTranslation,
  locales,
  type SetId,
  type Translation,
} from '@provincia/catalog';
import { renderToStaticMarkup } from 'react-dom/server';
import { Card, type CardSize } from '../src/card/Card.tsx';
import { sprite } from './sprite.ts';

/** The styles that a card needs, and those of the page. */
const sheets = import.meta.glob<string>(
  [
    '../src/styles/{tokens,fallbacks}.css',
    '../src/card/*.css',
    '../src/controls/text.module.css',
    './card-page.css',
  ],
  { query: '?inline', import: 'default', eager: true },
);

const sizes: readonly (readonly [CardSize, number])[] = [
  ['l', 300],
  ['m', 150],
  ['s', 90],
];

/** A page of its own with all cards of a set in one language, in the three sizes. */
export async function cardPage(set: SetId, language: Language, theme: 'light' | 'dark'): Promise<string> {
  const translation = await loadTranslation(language);
  const title = translation.say('card.all', { set: translation.say(`set.${set}`) });
  const page = renderToStaticMarkup(
    <html lang={locales[language]} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – Provincia`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets */}
        <style dangerouslySetInnerHTML={{ __html: styles() }} />
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings */}
        <div hidden dangerouslySetInnerHTML={{ __html: sprite() }} />
        <main>
          <h1>{title}</h1>
          {sizes.map(([size, width]) => (
            <CardsOf key={size} set={set} size={size} width={width} translation={translation} />
          ))}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}

interface CardsProps {
  readonly set: SetId;
  readonly size: CardSize;
  readonly width: number;
  readonly translation: Translation;
}

function CardsOf({ set, size, width, translation }: CardsProps) {
  return (
    <section>
      {inOrder(set, translation).map((id) => (
        <Card key={id} id={id} size={size} width={width} translation={translation} />
      ))}
    </section>
  );
}

/** By kind of pile, then cost, then name, as a player lays them out. */
function inOrder(set: SetId, { cards, language }: Translation): readonly CardId[] {
  const homes = ['basic', 'kingdom', 'outside', 'shelter', 'brought', 'mixed'];
  return cardIds
    .filter((id) => facts[id].set === set)
    .toSorted(
      (a, b) =>
        homes.indexOf(facts[a].home) - homes.indexOf(facts[b].home) ||
        String(facts[a].pile).localeCompare(String(facts[b].pile)) * Number(facts[a].home === 'mixed') ||
        facts[a].cost - facts[b].cost ||
        cards[a].name.localeCompare(cards[b].name, language),
    );
}

/** All styles, with the typefaces in them. */
function styles(): string {
  const css = Object.values(sheets).join('\n');
  return css.replaceAll(/url\("?[^")]*\/([\w-]+\.woff2)"?\)/g, (_, file) => {
    const font = readFileSync(new URL(`../../catalog/fonts/${file}`, import.meta.url));
    return `url(data:font/woff2;base64,${font.toString('base64')})`;
  });
}
