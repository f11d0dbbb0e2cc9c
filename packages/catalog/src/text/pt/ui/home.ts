import type { Home } from '../../en/ui/home.ts';

export const home: Home = {};
