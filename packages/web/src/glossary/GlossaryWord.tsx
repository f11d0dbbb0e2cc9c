import { type GlossaryEntry, glossaryRules, type TermPart } from '@provincia/catalog';
import {
  type PointerEvent,
  type RefObject,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link, useRoute } from 'wouter';
import { CardWords } from '../card/CardWords.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './GlossaryWord.module.css';
import { GlossaryContext } from './glossary-context.ts';

/** So long a mouse rests on a word, and so long it may be on its way to what came up, in milliseconds. */
const REST = 350;
/** Between what comes up and the word, or the edge of the window, in pixels. */
const GAP = 6;

interface GlossaryWordProps {
  readonly part: TermPart;
  /** Only when it is pressed, and out of the way of keys. */
  readonly isQuiet?: boolean;
}

/** The same in the midst of a game, where neither a resting mouse nor the Tab key is to end up on it. */
export function QuietWord({ part }: GlossaryWordProps) {
  return <GlossaryWord part={part} isQuiet />;
}

/** A word that says what it means: under a resting mouse, or when it is pressed. */
export function GlossaryWord({ part, isQuiet = false }: GlossaryWordProps) {
  const entry = use(GlossaryContext)?.[part.id];
  const [isOpen, setOpen] = useState(false);
  const word = useRef<HTMLAnchorElement>(null);
  const timer = useRef(0);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  if (entry === undefined) return part.words;
  const soon = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || (isQuiet && open)) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(setOpen, REST, open);
  };
  return (
    // A mouse that goes from the word to what it says stays inside.
    <span onPointerEnter={soon(true)} onPointerLeave={soon(false)}>
      <Link
        href={`/rules#${glossaryRules[part.id]}`}
        ref={word}
        className={styles.word}
        data-term={part.id}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        tabIndex={isQuiet ? -1 : undefined}
        // What has the focus keeps it.
        onMouseDown={isQuiet ? (event) => event.preventDefault() : undefined}
        onClick={(event) => {
          // In a tab of its own the rule itself is wanted.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          clearTimeout(timer.current);
          // A mouse that rests on it has opened it already.
          const hasRested =
            (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse' && !isQuiet;
          setOpen(!isOpen || hasRested);
        }}
      >
        {part.words}
      </Link>
      {isOpen && (
        <Meaning
          id={id}
          part={part}
          entry={entry}
          word={word}
          isAbove={isQuiet}
          onClose={(isByKey) => {
            setOpen(false);
            if (isByKey && !isQuiet) word.current?.focus();
          }}
        />
      )}
    </span>
  );
}

interface MeaningProps {
  readonly id: string;
  readonly part: TermPart;
  readonly entry: GlossaryEntry;
  readonly word: RefObject<HTMLAnchorElement | null>;
  /** Over the word where there is room: below the prompt is the hand. */
  readonly isAbove: boolean;
  readonly onClose: (isByKey: boolean) => void;
}

/** Over everything, also over a dialog. A press elsewhere, Escape (back to the word) and scrolling close it. */
function Meaning({ id, part, entry, word, isAbove, onClose }: MeaningProps) {
  const translation = useTranslation();
  const box = useRef<HTMLSpanElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || word.current === null) return;
    element.showPopover();
    place(element, word.current.getBoundingClientRect(), isAbove);
  }, [word, isAbove]);
  useEffect(() => {
    const isInside = ({ target }: Event) =>
      target instanceof Node && (box.current?.contains(target) || word.current?.contains(target));
    const pressed = (event: Event) => !isInside(event) && close.current(false);
    const scrolled = (event: Event) => event.target !== box.current && close.current(false);
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      close.current(true);
    };
    addEventListener('pointerdown', pressed, true);
    addEventListener('scroll', scrolled, true);
    addEventListener('keydown', typed, true);
    return () => {
      removeEventListener('pointerdown', pressed, true);
      removeEventListener('scroll', scrolled, true);
      removeEventListener('keydown', typed, true);
    };
  }, [word]);
  const number = glossaryRules[part.id];
  const [isBook] = useRoute('/rules');
  return (
    <span ref={box} id={id} popover="manual" className={styles.meaning} role="note" aria-label={entry.word}>
      <b>{entry.word}</b>
      <span>
        <CardWords text={entry.text} translation={translation} />
      </span>
      {/* A game goes on where it is. */}
      <a href={isBook ? `#${number}` : `/rules#${number}`} target={isBook ? undefined : '_blank'}>
        {translation.say('ui.rules.rule', { number })}
      </a>
    </span>
  );
}

/** Below the word, or above it where that is wanted or there is more room. */
function place(element: HTMLElement, word: DOMRect, isAbove: boolean): void {
  const { width, height } = element.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(word.left, innerWidth - width - GAP));
  const fitsAbove = word.top - GAP - height >= 0;
  const fitsBelow = word.bottom + GAP + height <= innerHeight || word.top < innerHeight - word.bottom;
  const isBelow = fitsBelow && !(isAbove && fitsAbove);
  element.style.left = `${left}px`;
  element.style.top = `${isBelow ? word.bottom + GAP : Math.max(GAP, word.top - GAP - height)}px`;
}
