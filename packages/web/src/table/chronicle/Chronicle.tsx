import { chronicler, type Turn } from '@provincia/catalog';
import type { Event } from '@provincia/protocol';
import { type ReactNode, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useInspecting } from '../inspecting.ts';
import { TableContext } from '../table-context.ts';
import styles from './Chronicle.module.css';
import { type Filter, filtered, filters } from './filter.ts';
import log from './log.module.css';
import { TurnFold } from './TurnFold.tsx';
import { chronicleText, saveText } from './text.ts';
import { useFolds } from './useFolds.ts';

interface ChronicleProps {
  readonly events: readonly Event[];
  readonly names: readonly string[];
  readonly you: number | null;
}

/** The game as prose, turn by turn. Only what is unfolded is drawn, so that long games stay quick. */
export function Chronicle({ events: latestEvents, names, you }: ChronicleProps) {
  const translation = useTranslation();
  const { say } = translation;
  const [filter, setFilter] = useState<Filter>('all');
  // The table comes first: what is told about it may follow a moment later.
  const events = useDeferredValue(latestEvents);
  const tell = useMemo(() => chronicler(translation, names, you), [translation, names, you]);
  const all = useMemo(() => tell(events), [tell, events]);
  const shown = useMemo(() => filtered(all, filter), [all, filter]);
  // While nothing has happened in a turn, the one before it is still news.
  const latest = shown.findLastIndex(({ lines }) => lines.length > 0);
  const folds = useFolds(shown.length, filter === 'all' ? latest : 0);
  const enlarge = useInspecting(({ open }) => open);
  const read = use(TableContext)?.read ?? enlarge;
  const isRunning = !events.some(({ type }) => type === 'over');
  return (
    <section className={log.log} aria-label={say('ui.panels.log.title')}>
      <LogBar
        filter={filter}
        onFilter={setFilter}
        anyOpen={folds.anyOpen}
        onFold={folds.toggleAll}
        onSave={() => saveText(chronicleText(translation, all), `${say('ui.panels.log.fileName')}.txt`)}
      />
      <Turns count={events.length}>
        {shown.length === 0 && (
          <p className={styles.nothing}>
            {say(filter === 'all' ? 'ui.panels.log.empty' : 'ui.panels.log.nothing')}
          </p>
        )}
        {shown.map((turn, place) => (
          <TurnFold
            key={keyOf(turn, place)}
            turn={turn}
            isNow={isRunning && turn === lastOf(shown, all)}
            isOpen={folds.isOpen(place)}
            place={place}
            onToggle={folds.toggle}
            onCard={read}
          />
        ))}
      </Turns>
    </section>
  );
}

function keyOf({ player, turn }: Turn, place: number): string {
  return `${place}-${player}-${turn}`;
}

/** The turn that goes on; a filter that leaves it out leaves none. */
function lastOf(shown: readonly Turn[], all: readonly Turn[]): Turn | undefined {
  const last = shown.at(-1);
  return last?.heading === all.at(-1)?.heading ? last : undefined;
}

/** So close to the end counts as reading along, in pixels. */
const NEAR = 80;

/** Moves on with the game while one reads the end of it. What is new is told elsewhere, so it is silent here. */
function Turns({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const { say } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const isMoved = useRef(false);
  const moved = () => {
    isMoved.current = true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something new has been told
  useEffect(() => {
    // In a dialog that is just opening there is nothing to scroll until it is drawn.
    const frame = requestAnimationFrame(() => {
      if (isAtEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return (
    <div
      ref={list}
      className={log.turns}
      role="log"
      aria-live="off"
      aria-label={say('ui.panels.log.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      onWheel={moved}
      onTouchMove={moved}
      onPointerDown={moved}
      onKeyDown={moved}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        // Something new may have made it longer since it was moved to its end: only the reader leaves that.
        if (scrollHeight - scrollTop - clientHeight < NEAR)
          [isAtEnd.current, isMoved.current] = [true, false];
        else if (isMoved.current) isAtEnd.current = false;
      }}
    >
      {children}
    </div>
  );
}

interface LogBarProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly anyOpen: boolean;
  readonly onFold: () => void;
  readonly onSave: () => void;
}

function LogBar({ filter, onFilter, anyOpen, onFold, onSave }: LogBarProps) {
  const { say } = useTranslation();
  return (
    <div className={styles.bar}>
      <select
        aria-label={say('ui.panels.log.show')}
        value={filter}
        onChange={({ target }) => onFilter(target.value as Filter)}
      >
        {filters.map((one) => (
          <option key={one} value={one}>
            {say(`ui.panels.log.${one}`)}
          </option>
        ))}
      </select>
      <button type="button" className={buttons.link} onClick={onFold}>
        {say(anyOpen ? 'ui.panels.log.foldAll' : 'ui.panels.log.unfoldAll')}
      </button>
      <button type="button" className={buttons.link} onClick={onSave}>
        {say('ui.panels.log.save')}
      </button>
    </div>
  );
}
