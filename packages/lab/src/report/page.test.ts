import { Script } from 'node:vm';
import { parse, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';
import { expect, test } from 'vitest';
import { overall } from './figures.ts';
import { renderReport } from './page.ts';
import type { Plot } from './plot.ts';
import { played, summary } from './testing.ts';

const statistics = played(0, 60);

interface Page {
  readonly errors: readonly string[];
  readonly elements: readonly Tree.Element[];
}

function read(source: string): Page {
  const errors: string[] = [];
  const elements: Tree.Element[] = [];
  const visit = (node: Tree.ParentNode) => {
    for (const child of node.childNodes.filter(tree.isElementNode)) {
      elements.push(child);
      visit(child);
    }
  };
  visit(parse(source, { onParseError: ({ code }) => errors.push(code) }));
  return { errors, elements };
}

function textIn(node: Tree.ParentNode): string {
  return node.childNodes
    .map((child) => (tree.isTextNode(child) ? child.value : tree.isElementNode(child) ? textIn(child) : ''))
    .join('');
}

function named({ elements }: Page, name: string): Tree.Element[] {
  return elements.filter(({ tagName }) => tagName === name);
}

function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

function plotsIn(page: Page): Record<string, Plot> {
  const data = named(page, 'script').find((script) => attribute(script, 'id') === 'plots') as Tree.Element;
  return JSON.parse(textIn(data));
}

const page = read(renderReport(statistics, summary));
const many = read(renderReport(played(0, 12, 4), { ...summary, names: ['A', 'B', 'A', 'C'] }));
const single = read(renderReport(played(3, 4), summary));

test.each([
  ['two strategies', page],
  ['four strategies', many],
  ['a single game', single],
])('is well-formed and shows no number that is none: %s', (_, { errors, elements }) => {
  expect(errors).toEqual([]);
  const shown = elements.flatMap((element) => {
    const text = ['style', 'script'].includes(element.tagName)
      ? []
      : element.childNodes.filter(tree.isTextNode);
    return [...text.map(({ value }) => value), ...element.attrs.map(({ value }) => value)];
  });
  expect(shown.filter((text) => /NaN|undefined|Infinity|\[object/.test(text))).toEqual([]);
  const ids = elements.map((element) => attribute(element, 'id')).filter((id) => id !== undefined);
  expect(new Set(ids).size).toBe(ids.length);
});

test('needs nothing from outside', () => {
  const links = page.elements.flatMap(({ attrs }) =>
    attrs.filter(({ name }) => ['src', 'href'].includes(name)),
  );
  expect(links.filter(({ value }) => !value.startsWith('#'))).toEqual([]);
  const styles = named(page, 'style').map(textIn).join();
  expect(styles.match(/url\((?!data:)|@import/g)).toBeNull();
  expect(styles.match(/url\(data:font/g)).toHaveLength(4);
  const policy = page.elements.find(
    (element) => attribute(element, 'http-equiv') === 'Content-Security-Policy',
  );
  expect(attribute(policy as Tree.Element, 'content')).toMatch(/^default-src 'none';/);
});

test('has scripts that can be read', () => {
  const scripts = named(page, 'script').filter((script) => attribute(script, 'type') !== 'application/json');
  expect(scripts).toHaveLength(4);
  for (const script of scripts) expect(() => new Script(textIn(script))).not.toThrow();
});

test('has the figures of each plot, and a place for it', () => {
  const plots = plotsIn(page);
  const places = page.elements
    .map((element) => attribute(element, 'data-plot'))
    .filter((id) => id !== undefined);
  expect(places.sort()).toEqual(Object.keys(plots).sort());
  expect(places.sort()).toEqual(['coins', 'length', 'margin', 'money', 'points', 'wins-by-length']);
  const { points, money, length } = plots;
  if (points.kind !== 'lines' || money.kind !== 'lines' || length.kind !== 'bars')
    throw new Error('other plots');
  expect(points.series.map(({ middle }) => middle[0])).toEqual([3, 3]);
  expect(money.series.map(({ middle, low, high }) => [middle[0], low[0], high[0]])).toEqual([
    [7, 7, 7],
    [7, 7, 7],
  ]);
  const shares = length.series.flatMap(({ values }) => values);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
});

test('says who won, on which kingdom, and how to see it again', () => {
  const text = textIn(named(page, 'header')[0]);
  const { won } = overall(statistics.players[0]);
  expect(text).toContain('60 games');
  expect(text).toContain(`${((won / 60) * 100).toFixed(1)}%`);
  expect(text).toContain('Workshop');
  expect(text).toContain(summary.command);
  expect(textIn(named(page, 'h1')[0])).toBe('Witches against Big Money');
});

test('shows what was bought when, by the names of the cards', () => {
  const maps = named(page, 'table').filter((table) => attribute(table, 'class') === 'heat');
  expect(maps).toHaveLength(2);
  expect(textIn(maps[0])).toContain('Witch');
  expect(textIn(maps[1])).not.toContain('Witch');
  expect(textIn(maps[1])).toContain('Province');
});

test('tells strategies of the same name apart', () => {
  expect(textIn(named(many, 'h1')[0])).toBe('A against B, A (2), C');
});

test('takes the names of strategies for text, whatever is in them', () => {
  const names = ['<script>alert(1)</script>', '</script><!-- "\'&amp;'];
  const hostile = read(
    renderReport(statistics, { ...summary, names, command: summary.command.replace('sim', '<img>') }),
  );
  expect(hostile.errors).toEqual([]);
  expect(hostile.elements.map(({ tagName }) => tagName)).toEqual(page.elements.map(({ tagName }) => tagName));
  expect(textIn(named(hostile, 'h1')[0])).toBe(`${names[0]} against ${names[1]}`);
  expect(plotsIn(hostile).points.series.map(({ name }) => name)).toEqual(names);
});
