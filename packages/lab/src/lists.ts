import { levels } from './input/level.ts';
import { setNames } from './kingdom/options.ts';
import { listOf } from './text/names.ts';

/** As help texts name them. */
export const setList = setNames.join(',');
export const levelList = listOf({ language: 'en' }, [...levels().keys()], 'or');
