import { pack, type Setup, unpack } from '@provincia/engine';
import type { KeptGame } from '../sim/recorded-arena.ts';

/** The beginning of a game, up to so many answers. */
export function cutAfter({ packed, names }: KeptGame, answers: number): KeptGame {
  const unpacked = unpack(packed);
  if (!unpacked.ok) throw new Error(unpacked.problem.message);
  const { setup, answers: all } = unpacked.value;
  return { packed: pack(setup as Setup, all.slice(0, answers)), names };
}
