import type { CardId, Wish } from '@provincia/catalog';
import type { Choice } from '@provincia/protocol';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useInspecting } from '../inspecting.ts';
import { useTable } from '../table-context.ts';

interface Press {
  onPointerDown(event: PointerEvent): void;
  onClick(event: MouseEvent): void;
}

interface Pressed {
  /** The pile. */
  readonly wish: Wish;
  readonly id: CardId;
  readonly offer: Choice | undefined;
  /** Whether it is chosen, or there is a doubt about it. */
  readonly isChosen: boolean;
}

/** A press on a pile takes a card of it if one is offered, else it is read. With a finger it is read first, unless that is switched off. */
export function usePress({ wish, id, offer, isChosen }: Pressed): Press {
  const { choosing, read } = useTable();
  const tapReads = useSettings((settings) => settings.tapReads);
  const isTap = useRef(false);
  const onClick = ({ detail }: MouseEvent) => {
    const { pile: tapped, tap, leavePile } = useInspecting.getState();
    if (isTap.current && tapReads && !isChosen && tapped !== wish.id) {
      tap(wish.id, id);
      return;
    }
    leavePile();
    if (offer === undefined) {
      choosing.wonder(wish);
      read(id, wish);
      return;
    }
    // Both clicks of a double click are one press: the second one confirms nothing.
    if (choosing.doubt === null || detail < 2) choosing.choose(offer.label);
  };
  return {
    // Not every browser says at the click what it came from.
    onPointerDown: ({ pointerType }) => {
      isTap.current = pointerType !== 'mouse';
    },
    onClick,
  };
}
