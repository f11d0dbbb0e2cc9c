/** What goes over the wire, as schemas: the server checks by them, clients take the types. */
export * from './game.ts';
export * from './ids.ts';
export * from './people.ts';
export * from './play.ts';
export * from './problem-codes.ts';
export * from './sight.ts';
export * from './table.ts';
