import type { Translation } from '../language.ts';

type KeyBelow<Key, Group extends string> = Key extends `${Group}.${infer Rest}` ? Rest : never;

/** The names of the messages of a group. */
export type KeyIn<Group extends string> = KeyBelow<Parameters<Translation['say']>[0], Group>;
