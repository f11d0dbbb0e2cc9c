import type { ReactNode } from 'react';
import { AlsoTreasures } from '../card/types-in-game.ts';
import { TableContext, type TableScene } from './table-context.ts';

const none: readonly string[] = [];

/** Gives all parts of a table what they know, and cards the types that they have in its game. */
export function SceneProvider({
  scene,
  children,
}: {
  readonly scene: TableScene;
  readonly children: ReactNode;
}) {
  return (
    <TableContext value={scene}>
      <AlsoTreasures value={scene.sight.view.treasures ?? none}>{children}</AlsoTreasures>
    </TableContext>
  );
}
