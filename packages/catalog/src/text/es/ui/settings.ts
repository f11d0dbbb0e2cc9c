import type { Settings } from '../../en/ui/settings.ts';

export const settings: Settings = {};
