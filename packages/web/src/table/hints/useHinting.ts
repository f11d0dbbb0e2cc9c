import type { Sight, Table } from '@provincia/protocol';
import { useRef, useState } from 'react';
import type { TableLink } from '../../game-link/table-link.ts';
import { canAsk, type Hinting } from './hinting.ts';

type Asked = Pick<Hinting, 'isOpen' | 'told'> & { readonly seq: number };

/** What was asked about a decision is forgotten with it. */
export function useHinting(link: TableLink, table: Table, sight: Sight): Hinting | null {
  const { seq } = sight;
  const [last, setLast] = useState<Asked>({ seq, isOpen: false, told: null });
  const asked = last.seq === seq ? last : { seq, isOpen: false, told: null };
  /** The question that is being thought about. */
  const thinking = useRef<number | null>(null);
  if (!canAsk(table, sight)) return null;

  const ask = async () => {
    if (thinking.current === seq) return;
    thinking.current = seq;
    const told = await link.hint();
    if (thinking.current === seq) thinking.current = null;
    // Another window has answered.
    const isGone = 'code' in told && told.code === 'stale';
    setLast((now) => (now.seq !== seq ? now : isGone ? { ...now, isOpen: false } : { ...now, told }));
  };

  const press = () => {
    const isKnown = asked.told !== null && 'hints' in asked.told;
    setLast({ seq, isOpen: !asked.isOpen, told: isKnown ? asked.told : null });
    if (!asked.isOpen && !isKnown) void ask();
  };
  return { isOpen: asked.isOpen, told: asked.told, press };
}
