import { expect, test } from 'vitest';
import { cardIds } from '../card-id.ts';
import { type Language, languages } from '../languages.ts';
import { coach } from '../text/en/coach.ts';
import { planName } from './plan-title.ts';
import { loadCoachTranslation } from './translation.ts';

/** A plan of each kind that has a card: the kind, the card, and what it is called. */
const named: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Money with Smithy',
    'Smithy engine',
    'Laboratory chain',
    'Bridge megaturn',
    'Gardens rush',
    'Points from Duke',
    'Witch attack',
    'Pile-out with Ironworks',
  ],
  es: [
    'Dinero con Herrería',
    'Motor con Herrería',
    'Cadena de Laboratorios',
    'Megaturno con Puente',
    'Carrera de Jardines',
    'Puntos con Duque',
    'Ataque con Bruja',
    'Pilas vacías con Fundición',
  ],
  pt: [
    'Big Money com Forja',
    'Motor com Forja',
    'Cadeia de Laboratórios',
    'Megaturno com Ponte',
    'Corrida de Jardins',
    'Pontos com Duque',
    'Ataque com Bruxa',
    'Pilhas vazias com Ferraria',
  ],
  de: [
    'Geld mit Schmiede',
    'Motor mit Schmiede',
    'Kette mit Laboratorium',
    'Riesenzug mit Brücke',
    'Ansturm auf Gärten',
    'Punkte durch Herzöge',
    'Angriff mit Hexe',
    'Leere Stapel mit Eisenhütte',
  ],
};

const titles = [
  ['money', 'smithy'],
  ['engine', 'smithy'],
  ['chain', 'laboratory'],
  ['megaturn', 'bridge'],
  ['rush', 'gardens'],
  ['points', 'duke'],
  ['curses', 'witch'],
  ['piles', 'ironworks'],
] as const;

const nameless: Readonly<Record<Language, readonly string[]>> = {
  en: ['Money', 'Slog', 'Unknown plan'],
  es: ['Dinero', 'Guerra de desgaste', 'Plan desconocido'],
  pt: ['Big Money', 'Guerra de desgaste', 'Plano desconhecido'],
  de: ['Geld', 'Zähes Ringen', 'Unbekannter Plan'],
};

test.each(languages)('plans are named in %s, with their card and without', async (language) => {
  const translation = await loadCoachTranslation(language);
  expect(titles.map(([kind, card]) => planName(translation, { kind, card }))).toEqual(named[language]);
  const without = (['money', 'slog', 'unknown'] as const).map((kind) => ({ kind, card: null }));
  expect(without.map((title) => planName(translation, title))).toEqual(nameless[language]);
});

test('in German the card stands in its case', async () => {
  const german = await loadCoachTranslation('de');
  const money = (card: string) => planName(german, { kind: 'money', card });
  expect(money('hunting-grounds')).toBe('Geld mit Jagdgründen');
  expect(money('great-hall')).toBe('Geld mit Großer Halle');
  expect(money('count')).toBe('Geld mit Graf');
});

test.each(languages)('any card makes a title in %s', async (language) => {
  const translation = await loadCoachTranslation(language);
  for (const kind of Object.keys(coach.plan) as (keyof typeof coach.plan)[]) {
    for (const card of [...cardIds, null]) {
      expect(planName(translation, { kind, card })).toMatch(/^\p{Lu}[\p{L}’' .-]+$/u);
    }
  }
});
