import type { Lab } from '../../en/ui/lab.ts';

export const lab: Lab = {};
