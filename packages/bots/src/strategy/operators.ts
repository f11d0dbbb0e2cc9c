import type { Quantity } from './quantities.ts';
import type { Condition } from './strategy.ts';

export const comparisons: ReadonlyMap<string, (a: Quantity, b: Quantity) => Condition> = new Map([
  ['<', (a, b) => (view) => a(view) < b(view)],
  ['<=', (a, b) => (view) => a(view) <= b(view)],
  ['>', (a, b) => (view) => a(view) > b(view)],
  ['>=', (a, b) => (view) => a(view) >= b(view)],
  ['=', (a, b) => (view) => a(view) === b(view)],
  ['==', (a, b) => (view) => a(view) === b(view)],
  ['!=', (a, b) => (view) => a(view) !== b(view)],
]);

export type Calculation = (a: Quantity, b: Quantity) => Quantity;

export const sums: ReadonlyMap<string, Calculation> = new Map([
  ['+', (a, b) => (view) => a(view) + b(view)],
  ['-', (a, b) => (view) => a(view) - b(view)],
]);

export const products: ReadonlyMap<string, Calculation> = new Map([
  ['*', (a, b) => (view) => a(view) * b(view)],
]);
