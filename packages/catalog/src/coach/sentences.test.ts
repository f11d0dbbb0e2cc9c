import { describe, expect, test } from 'vitest';
import { cardIds } from '../card-id.ts';
import { type Language, languages } from '../languages.ts';
import type { Balance, Mark, Reason } from './found.ts';
import { balanceText, chanceText, lossText, markSigns, reasonText, turnText } from './sentences.ts';
import { loadCoachTranslation } from './translation.ts';

const english = await loadCoachTranslation('en');

const reasons: readonly Reason[] = [
  { code: 'wins-now' },
  { code: 'loses-now' },
  { code: 'hardly-used', card: 'market', uses: 0.31, turns: 2.2 },
  { code: 'hardly-used', card: 'market', uses: 0.04, turns: 0.3 },
  { code: 'points', points: 4.3 },
  { code: 'sooner', turns: 0.8 },
  { code: 'later', turns: 2.4 },
  { code: 'plan', plan: { kind: 'money', card: 'smithy' } },
  { code: 'wins-more' },
];

const sentences: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'It ends the game at once and wins it.',
    'The answer that was given ends the game and loses it.',
    'In about 2 more turns, the Market would come up only 0.3 times.',
    'In about 1 more turn, the Market would hardly ever come up.',
    'The game ends about 4 points better.',
    'The game ends about 1 turn sooner.',
    'The game lasts about 2 turns longer.',
    'It is what the plan wants next: Money with Smithy.',
    'It simply wins more often.',
  ],
  es: [
    'Termina la partida al instante y la gana.',
    'La respuesta dada termina la partida y la pierde.',
    'En 2 turnos más aproximadamente, el Mercado aparecería solo 0,3 veces.',
    'En 1 turno más aproximadamente, el Mercado casi no aparecería.',
    'La partida acaba aproximadamente 4 puntos mejor.',
    'La partida termina aproximadamente 1 turno antes.',
    'La partida dura aproximadamente 2 turnos más.',
    'Es lo que pide ahora el plan: Dinero con Herrería.',
    'Sencillamente gana más veces.',
  ],
  pt: [
    'Encerra a partida na hora e vence.',
    'A resposta dada encerra a partida e a perde.',
    'Em cerca de mais 2 turnos, o Mercado apareceria só 0,3 vez.',
    'Em cerca de mais 1 turno, o Mercado quase não apareceria.',
    'A partida termina cerca de 4 pontos melhor.',
    'A partida termina cerca de 1 turno antes.',
    'A partida dura cerca de 2 turnos a mais.',
    'É o que o plano pede agora: Big Money com Forja.',
    'Simplesmente vence mais vezes.',
  ],
  de: [
    'Damit ist die Partie sofort zu Ende und gewonnen.',
    'Mit der gegebenen Antwort ist die Partie zu Ende und verloren.',
    'In etwa 2 weiteren Zügen hätte man den Markt nur 0,3-mal auf der Hand.',
    'In etwa 1 weiteren Zug hätte man den Markt fast nie auf der Hand.',
    'Die Partie endet um etwa 4 Punkte besser.',
    'Die Partie endet etwa 1 Zug früher.',
    'Die Partie dauert etwa 2 Züge länger.',
    'Das sieht der Plan als Nächstes vor: Geld mit Schmiede.',
    'Es gewinnt einfach öfter.',
  ],
};

const balances: Readonly<Record<Language, readonly string[]>> = {
  en: ['Skill −3, luck −21: you were unlucky.', 'Skill −3, luck −21: Ann was unlucky.'],
  es: ['Habilidad −3, suerte −21: tuviste mala suerte.', 'Habilidad −3, suerte −21: Ann tuvo mala suerte.'],
  pt: ['Habilidade −3, sorte −21: você teve azar.', 'Habilidade −3, sorte −21: Ann teve azar.'],
  de: ['Können −3, Glück −21: Du hattest Pech.', 'Können −3, Glück −21: Ann hatte Pech.'],
};

const chances: Readonly<Record<Language, string>> = {
  en: '44% (±1 in 1,600 games)',
  es: '44\u00a0% (±1 en 1600 partidas)',
  pt: '44% (±1 em 1.600 partidas)',
  de: '44\u00a0% (±1 in 1.600 Partien)',
};

describe.each(languages)('in %s', async (language) => {
  const words = await loadCoachTranslation(language);

  test('every reason is a sentence with what was measured', () => {
    expect(reasons.map((reason) => reasonText(words, reason))).toEqual(sentences[language]);
  });

  test('any card can be one that hardly comes up', () => {
    for (const card of cardIds) {
      const text = reasonText(words, { code: 'hardly-used', card, uses: 0.2, turns: 3 });
      expect(text).toContain(' 3 ');
      expect(text).not.toMatch(/ {2}|undefined|[{}]/);
    }
  });

  test('luck and skill are told to a player and of a player', () => {
    const player = { skill: -0.031, luck: -0.214, error: 0.02 };
    expect([balanceText(words, player, null), balanceText(words, player, 'Ann')]).toEqual(balances[language]);
  });

  test('a chance has its error and the number of games', () => {
    expect(chanceText(words, { chance: 0.439, games: 1600 })).toBe(chances[language]);
  });
});

test.each<[verdict: string, skill: number, luck: number, error: number]>([
  ['you were unlucky', 0, -0.1, 0.02],
  ['you were unlucky', -0.3, -0.4, 0.02],
  ['you were lucky', -0.05, 0.1, 0.02],
  ['mistakes cost you most', -0.1, 0.02, 0.02],
  ['mistakes cost you most', -0.4, -0.3, 0.02],
  ['mistakes cost you most', -0.5, 0.4, 0.02],
  ['luck and skill weighed about the same', -0.31, -0.3, 0.02],
  ['luck and skill weighed about the same', -0.07, 0.05, 0.02],
  ['you played well', -0.04, 0.09, 0.02],
  // So much may be the error.
  ['you played well', -0.04, 0.15, 0.08],
])('%s: skill %d, luck %d, error %d', (verdict, skill, luck, error) => {
  const balance: Balance = { skill, luck, error };
  expect(balanceText(english, balance, null).replace(/^.*: /, '')).toBe(`${verdict}.`);
});

test('what is about nothing has no sign', () => {
  const balance = { skill: -0.001, luck: -0.004, error: 0.01 };
  expect(balanceText(english, balance, null)).toBe('Skill 0, luck 0: you played well.');
  expect(balanceText(english, { ...balance, luck: 0.071 }, null)).toContain('luck +7:');
});

test('what an answer cost is told in whole points', () => {
  expect(lossText(english, 0.1401, 0.0138)).toBe('It cost 14 ±1 percentage points.');
});

test('actions and buys of a turn are told apart', () => {
  const told = (lostInActions: number | null, lostInPurchases: number | null) =>
    turnText(english, { lostInActions, lostInPurchases });
  expect(told(0.039, 0.039)).toBe('Fine turn');
  expect(told(0.04, 0)).toBe('Poor choice of actions, fine buys');
  expect(told(0, 0.04)).toBe('Fine choice of actions, poor buys');
  expect(told(0.2, 0.2)).toBe('Poor choice of actions, poor buys');
  // Nobody chose well where there was nothing to choose.
  expect(told(null, 0.04)).toBe('Poor buys');
  expect(told(0.04, null)).toBe('Poor choice of actions');
  expect(told(null, 0.039)).toBe('Fine turn');
});

test('the worse the mark, the louder its sign', () => {
  const marks: readonly Mark[] = ['fine', 'inaccuracy', 'mistake', 'blunder'];
  expect(marks.map((mark) => markSigns[mark])).toEqual(['', '?!', '?', '??']);
});
