import { line, plainLine, promptFor, type Translation } from '@provincia/catalog';
import type { Event, Sight } from '@provincia/protocol';
import { useEffect, useRef, useState } from 'react';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { VICTORY_TOKENS } from '../trays/victory-tokens.ts';

/** More than these nobody listens to; the chronicle has the rest. */
const MOST_NEWS = 5;

const worthSaying: ReadonlySet<Event['type']> = new Set([
  'play',
  'buy',
  'gain',
  'trash',
  'turn',
  'over',
  'undo',
  'undo-refused',
  'new-rules',
  'resigned',
]);

interface AnnouncerProps {
  readonly sight: Sight;
  readonly events: readonly Event[];
  readonly names: readonly string[];
  readonly you: number | null;
  /** Whether the table says what is asked; somebody else does while they lead through a game. */
  readonly isAsking: boolean;
}

/** Says politely, once, what the others did and what is asked now. */
export function Announcer({ sight, events, names, you, isAsking }: AnnouncerProps) {
  const translation = useTranslation();
  const [words, setWords] = useState('');
  const told = useRef(events.length);
  const asked = useRef('');
  useEffect(() => {
    const news = events.slice(told.current);
    told.current = events.length;
    const { question, why } = promptFor(translation, { ...sight, events }, names);
    const prompt = isAsking ? [question, why].filter(Boolean).join('. ') : '';
    const isNew = prompt !== asked.current;
    asked.current = prompt;
    const said = [...newsOf(translation, news, names, you), ...(isNew ? [prompt] : [])].join(' ');
    if (said !== '') setWords(said);
  }, [translation, sight, events, names, you, isAsking]);
  return (
    <p className={texts.spoken} role="status" aria-live="polite">
      {words}
    </p>
  );
}

/** Of all that a card gives, victory tokens count to the end. */
function isWorthSaying(event: Event): boolean {
  return worthSaying.has(event.type) || (event.type === 'plus' && event.counter === VICTORY_TOKENS);
}

/** The own moves are known, but not that the game is over, or that one has another turn. */
function isNewsToAll(event: Event): boolean {
  return event.type === 'over' || (event.type === 'turn' && event.extra === true);
}

function newsOf(
  translation: Translation,
  news: readonly Event[],
  names: readonly string[],
  you: number | null,
): readonly string[] {
  return news
    .filter((event) => isWorthSaying(event) && (event.player !== you || isNewsToAll(event)))
    .slice(-MOST_NEWS)
    .flatMap((event) => line(translation, event, names, you) ?? [])
    .map((told) => plainLine(translation, told));
}
