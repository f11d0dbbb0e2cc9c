import { cardName, type Line } from '@provincia/catalog';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Sign } from '../card/Sign.tsx';
import { Arms } from '../controls/Arms.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import log from '../table/chronicle/log.module.css';
import { TurnLine } from '../table/chronicle/TurnFold.tsx';
import { useTable } from '../table/table-context.ts';
import { useReplay } from './replay-context.ts';
import styles from './Steps.module.css';
import { linesAtStart, linesOfStep, type Told } from './step-lines.ts';
import { type TurnSpan, turnAt } from './timeline.ts';

/** All turns; the one that is looked at with its steps. */
export function Steps() {
  const { say } = useTranslation();
  const { spans, playhead } = useReplay();
  const here = turnAt(spans, playhead.step);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[here]?.scrollIntoView({ block: 'start' });
  }, [here]);
  return (
    <section className={log.log} aria-label={say('ui.panels.log.title')}>
      <ol className={log.turns} ref={list}>
        {spans.map((span, i) => (
          <li key={span.from} className={styles.turn}>
            <TurnHead span={span} isHere={i === here} />
            {i === here && <TurnSteps span={span} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function TurnHead({ span, isHere }: { readonly span: TurnSpan; readonly isHere: boolean }) {
  const translation = useTranslation();
  const { say } = translation;
  const { game, names, playhead } = useReplay();
  const { seat, turn, extra, from, to } = span;
  const gained = game.source.gains.filter(
    (gain) => gain.seat === seat && gain.step > from && gain.step <= to,
  );
  const sum = isHere
    ? say('ui.replay.stepsCount', { count: to - from })
    : gained.map(({ card }) => cardName(translation, card)).join(', ');
  return (
    <button
      type="button"
      className={clsx(log.head, styles.head)}
      aria-expanded={isHere}
      onClick={() => playhead.go(from)}
    >
      <Sign name="chevron" />
      <Arms seat={seat} />
      <span
        className={log.who}
      >{`${extra ? say('ui.table.extraTurn') : say('ui.table.turn', { turn })} · ${names[seat]}`}</span>
      <span className={log.sum}>{sum}</span>
    </button>
  );
}

function TurnSteps({ span }: { readonly span: TurnSpan }) {
  const { playhead } = useReplay();
  const told = useTold();
  const { from, to } = span;
  const first = linesAtStart(told, span);
  const place = (step: number) => ({ step, isNow: step === playhead.step, isAhead: step > playhead.step });
  return (
    <ol className={styles.steps}>
      {first.length > 0 && <Step {...place(from)} lines={first} isStart />}
      {Array.from({ length: to - from }, (_, i) => from + i + 1).map((step) => (
        <Step key={step} {...place(step)} lines={linesOfStep(told, step)} />
      ))}
    </ol>
  );
}

function useTold(): Told {
  const translation = useTranslation();
  const { game, events, names } = useReplay();
  return { translation, events, told: game.source.told, names };
}

interface StepProps {
  readonly step: number;
  readonly lines: readonly Line[];
  readonly isNow: boolean;
  readonly isAhead: boolean;
  /** It is no step of the turn, but how that begins. */
  readonly isStart?: boolean;
}

function Step({ step, lines, isNow, isAhead, isStart = false }: StepProps) {
  const { say } = useTranslation();
  const { playhead } = useReplay();
  const { read } = useTable();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNow) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isNow]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys go from step to step
    <li
      ref={line}
      data-ahead={isAhead || undefined}
      data-start={isStart || undefined}
      {...(isNow ? { 'aria-current': 'step' as const } : {})}
      onClick={() => playhead.go(step)}
    >
      {lines.length === 0 && <p className={styles.silent}>{say('ui.replay.silent')}</p>}
      {lines.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change places
        <TurnLine key={i} line={one} onCard={read} />
      ))}
    </li>
  );
}
