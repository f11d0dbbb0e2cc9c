import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@provincia/catalog';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { commands } from './commands.ts';
import { run, runIn } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'provincia-languages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const few = ['--games', '20', '--seed', '1', '--threads', '1'];
const said = async (env: NodeJS.ProcessEnv, ...args: string[]) => (await runIn(env, 'card', ...args)).err;

test('the first variable that is set decides, as POSIX has it, and what is none of ours is English', async () => {
  const inGerman = 'provincia: Die Karte „qqqqqq“ gibt es nicht.\n';
  const inSpanish = 'provincia: No existe la carta «qqqqqq».\n';
  const inEnglish = 'provincia: There is no card "qqqqqq".\n';
  expect(await said({ LANG: 'de_DE.UTF-8' }, 'qqqqqq')).toBe(inGerman);
  expect(await said({ LANG: 'de' }, 'qqqqqq')).toBe(inGerman);
  expect(await said({ LC_ALL: '', LC_MESSAGES: 'es_MX.UTF-8', LANG: 'de_DE' }, 'qqqqqq')).toBe(inSpanish);
  expect(await said({ LC_ALL: 'de_AT@euro', LC_MESSAGES: 'es_ES', LANG: 'pt_BR' }, 'qqqqqq')).toBe(inGerman);
  for (const LC_ALL of ['C', 'POSIX', 'C.UTF-8', 'fr_FR.UTF-8', 'deu', 'nonsense']) {
    expect(await said({ LC_ALL, LANG: 'de_DE.UTF-8' }, 'qqqqqq'), LC_ALL).toBe(inEnglish);
  }
  expect(await said({}, 'qqqqqq')).toBe(inEnglish);
});

test('--lang is stronger than the environment, wherever it stands', async () => {
  const inSpanish = 'provincia: No existe la carta «qqqqqq».\n';
  const env = { LC_ALL: 'de_DE.UTF-8' };
  expect(await said(env, 'qqqqqq', '--lang', 'es')).toBe(inSpanish);
  expect(await said(env, '--lang=es', 'qqqqqq')).toBe(inSpanish);
  expect((await runIn(env, '--lang', 'es', 'card', 'qqqqqq')).err).toBe(inSpanish);
  expect((await runIn(env, '--lang=es', 'card', 'qqqqqq')).err).toBe(inSpanish);
});

test.each(commands.map(({ name }) => name))(
  '%s takes --lang, and refuses a wrong one in a sentence',
  async (name) => {
    const wrong = { status: 2, out: '', err: 'provincia: --lang is en, es, pt, or de, not "xx".\n' };
    expect(await run(name, '--lang', 'xx')).toEqual(wrong);
    const inGerman = 'provincia: --lang ist en, es, pt oder de, nicht „xx“.\n';
    expect((await runIn({ LANG: 'de_DE.UTF-8' }, name, '--lang', 'xx')).err).toBe(inGerman);
  },
);

test('a wrong language is refused without a command too, and so is none', async () => {
  expect((await run('--lang', 'xx')).err).toBe('provincia: --lang is en, es, pt, or de, not "xx".\n');
  expect((await run('--lang')).err).toContain('"--lang <language>" needs a value.');
  expect((await run('card', 'moat', '--lang', 'es', '--lang', 'de')).err).toBe(
    'provincia: --lang aparece más de una vez.\n',
  );
});

test.each([
  ['es', ['play', '--loud'], 'No existe la opción «--loud». Prueba con «provincia --help».'],
  ['pt', ['play', '--loud'], 'Não existe a opção “--loud”. Tente “provincia --help”.'],
  ['de', ['play', '--loud'], 'Die Option „--loud“ gibt es nicht. Hilfe gibt „provincia --help“.'],
  ['es', ['sim', 'a', 'b', '--games', '0'], 'No existe ninguna estrategia ni archivo «a».'],
  [
    'de',
    ['sim', 'big-mony', 'smithy'],
    'Eine Strategie oder Datei „big-mony“ gibt es nicht. Meinst du „big-money“?',
  ],
  ['pt', ['play', '--players', '7'], '--players é um número inteiro de 2 a 6, não “7”.'],
  ['de', ['kingdom', '--count', '0'], '--count ist eine ganze Zahl von 1 bis 10.000, nicht „0“.'],
  ['es', ['kingdom', '--need', 'xyz', '--from', 'base'], '--need: no existe «xyz». Hay '],
  ['de', ['kingdom', '--from', 'base', '--need', 'looter'], 'In base gibt es keinen Stapel für „looter“.'],
  [
    'pt',
    ['replay', 'nonsense'],
    '“nonsense” não é um arquivo nem uma partida compactada, ou falta uma parte.',
  ],
  ['es', ['plan', 'moat,village'], 'plan: un reino tiene 10 pilas distintas, y este tiene 2.'],
])('in %s, %j is refused: %s', async (language, args, sentence) => {
  const { status, out, err } = await run(...args, '--lang', language);
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(`provincia: ${sentence}`);
});

test('sim sums up in the language: names of strategies and cards, heads, numbers', async () => {
  const german = (await run('sim', 'smithy', 'normal', ...few, '--lang', 'de')).out;
  expect(german).toContain(
    'Viel Geld mit einer Schmiede gegen Stufe normal\n20 Partien, Plätze abwechselnd, Startwert 1\n',
  );
  expect(german).toContain('Königreich: Schmiede, Dorf, ');
  expect(german).toMatch(/^nach Spieler +Siege % +geteilt % +verloren % +Punkte +Züge$/m);
  expect(german).toMatch(/^1\. Platz +\d+,\d +\d+,\d +\d+,\d +\d+,\d\d +\d+,\d\d$/m);
  expect(german).toMatch(/^Ende der Partien: \d+,\d\u00a0% mit der letzten Provinz, /m);
  const spanish = (await run('sim', 'smithy', 'big-money', ...few, '--lang', 'es')).out;
  expect(spanish).toContain(
    'Mucho dinero con una Herrería contra Mucho dinero\n20 partidas, asientos alternos, semilla 1\n',
  );
  expect(spanish).toMatch(/^20 partidas en \d+,\d s; [\d.]+ partidas? por segundo\.$/m);
});

test('a note about a pile that is not there names it in the language', async () => {
  const args = ['sim', 'smithy', 'double-witch', ...few, '--kingdom', 'First Game', '--lang', 'es'];
  expect((await run(...args)).err).toBe(
    'provincia: Mucho dinero con dos Brujas compraría Bruja, pero no hay en este reino.\n',
  );
});

test('JSON and kept games are the same in every language', async () => {
  const results = [];
  for (const language of languages) {
    const saved = join(folder, `${language}.txt`);
    const sim = await run('sim', 'smithy', 'easy', ...few, '--json', '--save', saved, '--lang', language);
    const { gamesPerSecond, ...json } = JSON.parse(sim.out);
    expect(gamesPerSecond).toBeGreaterThan(0);
    const kingdom = (await run('kingdom', '--seed', '5', '--json', '--lang', language)).out;
    results.push({ json, saved: readFileSync(saved, 'utf8'), kingdom });
  }
  for (const result of results) expect(result).toEqual(results[0]);
  expect(results[0].json.players.map(({ name }: { name: string }) => name)).toEqual([
    'Big Money with a Smithy',
    'Level easy',
  ]);
});

test('a game is read again in the language: names, chronicle, positions, what is asked and advised', async () => {
  // Thinking ends after so many games: on a clock that stands still it never takes too long.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  const saved = join(folder, 'games.txt');
  // Of a printed kingdom the plans are known.
  await run('sim', 'smithy', 'easy', ...few, '--kingdom', 'First Game', '--save', saved);
  const german = (await run('replay', saved, '--lang', 'de')).out;
  expect(german).toContain('── Viel Geld mit einer Schmiede, Zug 1 (Schritt 0) ─');
  expect(german).toMatch(/^ {2}Hand +Kupfer ×\d/m);
  expect(german).toMatch(/^ {2}Stufe easy (kauft|spielt) /m);
  expect(german).toMatch(/^ {2}Viel Geld mit einer Schmiede +\d+ Punkte in \d+ Zügen +Provinz/m);
  expect(german).toMatch(/^Die Partie ist zu Ende: .* (gewinnt|teilen sich den Sieg)\.$/m);
  const spanish = (await run('replay', saved, '--step', '1', '--explain', '--lang', 'es')).out;
  expect(spanish).toContain('── Paso 1: Mucho dinero con una Herrería, turno 1, Fase de Compra ─');
  expect(spanish).toContain('Pila de eliminación: vacía\n');
  expect(spanish).toContain('  Mazo, desde arriba: ');
  expect(spanish).toMatch(
    /^Se le pregunta a Mucho dinero con una Herrería: «Fase de Compra: \d monedas, 1\s+compra»$/m,
  );
  expect(spanish).toMatch(/^El nivel hard respondería: Comprar [A-ZÁ-Ú]/m);
});

test('the other commands speak it too', async () => {
  const three = ['tournament', 'smithy', 'big-money', 'double-witch', ...few];
  expect((await run(...three, '--lang', 'pt')).out).toMatch(
    /^3 estratégias, 3 duplas, 20 partidas cada uma, lugares alternados, semente 1\n[\s\S]*Big Money com duas Bruxas/,
  );
  const gauntlet = ['gauntlet', '--level', 'easy', '--against', 'big-money', '--kingdoms', '1', ...few];
  expect((await run(...gauntlet, '--lang', 'de')).out).toMatch(
    /^Stufe easy gegen Viel Geld\n[\s\S]*insgesamt/,
  );
  const calibrate = ['calibrate', '--level', 'easy', '--kingdoms', '1', '--games', '1', '--seed', '1'];
  expect((await run(...calibrate, '--threads', '1', '--lang', 'de')).out).toMatch(
    /^Stufe easy gegen sich selbst, Stufe normal und Strategien\n1 Königreich, je 1 Partie gegen jeden Gegner, Startwert 1\n\nStufe easy hat in keiner Stellung eine Chance genannt: Es gibt nichts zu vergleichen\.\n3 Partien in /,
  );
  expect((await run('kingdom', 'Plagues', '--lang', 'es')).out).toContain(
    'No se puede jugar aquí: necesita Alquimia.',
  );
  expect((await run('kingdom', '--list', '--lang', 'de')).out).toContain(
    'Erstes Spiel (first-game; Basisspiel)',
  );
});

test('the help speaks it too, with the same commands, options and examples', async () => {
  const english = (await run('--help')).out;
  const german = (await run('--help', '--lang', 'de')).out;
  expect(german).toContain('Befehle:\n  sim [...strategies]  ');
  expect(german).toContain('    name: Viel Geld mit zwei Hexen\n');
  expect((await runIn({ LANG: 'es_ES.UTF-8' })).out).toContain('Comandos:\n');
  expect((await run('kingdom', '--help', '--lang', 'pt')).out).toContain('uma carta que distribui Maldições');
  const calls = (text: string) => text.match(/^ {2}\$ .*/gm);
  expect(calls(german)).toEqual(calls(english));
  for (const { name } of commands) {
    for (const language of languages) {
      const { status, out } = await run(name, '--help', '--lang', language);
      expect(status).toBe(0);
      expect(out).not.toMatch(/command\.|undefined|\{(levels|sets|shape|reader)/);
    }
  }
});
