import { clsx } from 'clsx';
import { Sign } from '../card/Sign.tsx';
import type { SignName } from '../card/signs.ts';
import buttons from '../controls/buttons.module.css';
import { Segment } from '../controls/Segment.tsx';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useReplay } from './replay-context.ts';
import styles from './Transport.module.css';
import { nextTurn, previousTurn, turnAt } from './timeline.ts';
import { speeds } from './usePlayhead.ts';

const speedNames = { 0.5: '½×', 1: '1×', 4: '4×' } as const;

/** Back and forward by step and by turn, and playing. */
export function Transport() {
  const { say } = useTranslation();
  const { game, playhead, spans } = useReplay();
  const { step, go, toggle, isPlaying } = playhead;
  const { steps } = game.source;
  const button = (label: string, sign: SignName, to: number, isFlipped = false) => (
    <button
      type="button"
      className={clsx(buttons.icon, isFlipped && styles.flipped)}
      aria-label={label}
      title={label}
      aria-disabled={to === step}
      onClick={() => go(to)}
    >
      <Sign name={sign} />
    </button>
  );
  const playing = say(isPlaying ? 'ui.replay.pause' : 'ui.replay.play');
  return (
    <div className={styles.transport}>
      {button(say('ui.replay.previousTurn'), 'previous', previousTurn(spans, step))}
      {button(say('ui.replay.back'), 'chevron', Math.max(0, step - 1), true)}
      <button
        type="button"
        className={clsx(buttons.icon, styles.play)}
        aria-label={playing}
        title={playing}
        onClick={toggle}
      >
        <Sign name={isPlaying ? 'pause' : 'play'} />
      </button>
      {button(say('ui.replay.forward'), 'chevron', Math.min(steps, step + 1))}
      {button(say('ui.replay.nextTurn'), 'next', nextTurn(spans, step))}
    </div>
  );
}

function usePlace() {
  const { game, playhead, spans, names } = useReplay();
  const span = spans[turnAt(spans, playhead.step)];
  if (span === undefined) return null;
  const { from, to, turn, seat } = span;
  const turns = Math.max(...game.source.turns.map((one) => one.turn));
  return { turn, turns, step: playhead.step - from, steps: to - from, name: names[seat] };
}

export function Position() {
  const { say } = useTranslation();
  const place = usePlace();
  if (place === null) return null;
  return (
    <span className={clsx(texts.figures, styles.position)}>
      {say.rich('ui.replay.position', { ...place, b: (words) => <b>{words}</b> })}
    </span>
  );
}

/** All steps of the game side by side; its keys are those of the whole page. */
export function Timeline() {
  const { say } = useTranslation();
  const { game, playhead } = useReplay();
  const place = usePlace();
  return (
    <input
      className={styles.timeline}
      type="range"
      min={0}
      max={game.source.steps}
      value={playhead.step}
      aria-label={say('ui.replay.slider')}
      {...(place === null ? {} : { 'aria-valuetext': say('ui.replay.positionPlain', place) })}
      onChange={({ target }) => playhead.go(Number(target.value))}
    />
  );
}

export function SpeedChoice() {
  const { say } = useTranslation();
  const { playhead } = useReplay();
  const options = speeds.map((value) => ({ value, label: speedNames[value] }));
  return (
    <Segment
      className={styles.speed}
      label={say('ui.replay.speed')}
      options={options}
      value={playhead.speed}
      onChange={playhead.setSpeed}
    />
  );
}
