import type { Kingdoms } from '../../en/ui/kingdoms.ts';

export const kingdoms: Kingdoms = {};
