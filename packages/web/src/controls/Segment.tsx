import { clsx } from 'clsx';
import { type KeyboardEvent, useRef } from 'react';
import { Sign } from '../card/Sign.tsx';
import styles from './Segment.module.css';

interface SegmentProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Over several lines where the page is narrow. */
  readonly wraps?: boolean;
  readonly className?: string | undefined;
}

/** A choice of one of a few, side by side; arrow keys move it as in every group of radio buttons. */
export function Segment<T extends string | number>({
  label,
  options,
  value,
  onChange,
  wraps,
  className,
}: SegmentProps<T>) {
  const group = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = options.findIndex((option) => option.value === value);
    const next = (at + step + options.length) % options.length;
    onChange(options[next].value);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      className={clsx(styles.segment, wraps && styles.wraps, className)}
      role="radiogroup"
      aria-label={label}
      ref={group}
      onKeyDown={move}
    >
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          // biome-ignore lint/a11y/useSemanticElements: drawn as buttons, moved in as radio buttons
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={chosen}
            tabIndex={chosen ? 0 : -1}
            onClick={() => onChange(option.value)}
          >
            {chosen && <Sign name="check" />}
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
