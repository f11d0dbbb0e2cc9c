import type { Replay } from '../../en/ui/replay.ts';

export const replay: Replay = {};
