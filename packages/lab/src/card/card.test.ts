import { cardIds, languages } from '@provincia/catalog';
import { loadCommandTranslation } from '@provincia/catalog/command';
import { expect, test } from 'vitest';
import { styleFor } from '../play/style.ts';
import { cardLines } from './lines.ts';

const styleIn = async (language: (typeof languages)[number]) =>
  styleFor(false, 80, await loadCommandTranslation(language));
const linesIn = async (id: (typeof cardIds)[number], language: (typeof languages)[number]) =>
  cardLines(id, await styleIn(language));

test('a card is printed with its facts, what it does and its rulings, in the language asked for', async () => {
  const moat = await linesIn('moat', 'es');
  expect(moat.slice(0, 8)).toEqual([
    'Foso',
    'Acción · Reacción',
    'Coste: 2 monedas',
    'Colección: Básico',
    'Ediciones: 1.ª, 2.ª',
    'Pila: 10 cartas',
    '',
    '+2 Cartas',
  ]);
  expect(moat).toContain('Aclaraciones');
  expect(moat.filter((line) => line.startsWith('• ')).length).toBeGreaterThan(3);
});

test('what has no pile of its own or one that grows with the players says so', async () => {
  expect(await linesIn('sir-martin', 'en')).toContain('Pile: one of the Knights');
  expect(await linesIn('hovel', 'en')).toContain('Pile: one in each starting deck');
  expect((await linesIn('province', 'en')).join(' ')).toContain('2 players: 8, 3 players: 12');
  expect(await linesIn('curse', 'en')).toContain('−1 victory point');
});

test('no line of any card is wider than the terminal', async () => {
  for (const language of languages) {
    const style = await styleIn(language);
    const lines = cardIds.flatMap((id) => cardLines(id, style));
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  }
});
