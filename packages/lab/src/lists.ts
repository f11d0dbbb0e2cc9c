import { levels } from './input/level.ts';
import { setNames } from './kingdom/options.ts';
import { listOf } from './play/names.ts';

/** As help texts name them. */
export const setList = setNames.join(',');
export const levelList = listOf([...levels().keys()], 'or');
