import { type CardId, type Line, plainLine, type Turn } from '@provincia/catalog';
import { clsx } from 'clsx';
import { memo } from 'react';
import { LineWords } from '../../card/CardWords.tsx';
import { Sign } from '../../card/Sign.tsx';
import { Arms } from '../../controls/Arms.tsx';
import texts from '../../controls/text.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { boughtIn } from './filter.ts';
import log from './log.module.css';
import styles from './TurnFold.module.css';

interface TurnFoldProps {
  readonly turn: Turn;
  /** Whether it is the turn that goes on. */
  readonly isNow: boolean;
  readonly isOpen: boolean;
  readonly place: number;
  readonly onToggle: (place: number, open: boolean) => void;
  readonly onCard: (id: CardId) => void;
}

/** A turn: who, what came of it, and unfolded all that happened. */
export const TurnFold = memo(({ turn, isNow, isOpen, place, onToggle, onCard }: TurnFoldProps) => {
  const translation = useTranslation();
  const { heading, player, undone, lines } = turn;
  return (
    <details open={isOpen} className={styles.fold} data-undone={undone || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, whose keys are clicks */}
      <summary
        className={log.head}
        onClick={(event) => {
          event.preventDefault();
          onToggle(place, !isOpen);
        }}
      >
        <Sign name="chevron" />
        {player !== null && <Arms seat={player} />}
        <span className={clsx(log.who, styles.who)}>{plainLine(translation, heading)}</span>
        <span className={log.sum}>{useSummary(turn, isNow)}</span>
      </summary>
      {isOpen && (
        <div className={styles.told} data-now={isNow || undefined}>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
            <TurnLine key={i} line={line} onCard={onCard} />
          ))}
        </div>
      )}
    </details>
  );
});

function useSummary(turn: Turn, isNow: boolean): string {
  const { say } = useTranslation();
  if (turn.undone) return say('ui.panels.log.undone');
  if (isNow) return say('ui.panels.log.now');
  const bought = boughtIn(turn);
  return bought.length === 0 ? '' : say('ui.panels.log.bought', { cards: bought.join(', ') });
}

export function TurnLine({ line, onCard }: { readonly line: Line; readonly onCard: (id: CardId) => void }) {
  const translation = useTranslation();
  const words = <LineWords parts={line.parts} translation={translation} onCard={onCard} />;
  return (
    <p className={line.nested ? styles.nested : undefined}>
      {line.undone ? (
        <s>
          {words} <span className={texts.spoken}>({translation.say('ui.panels.log.undone')})</span>
        </s>
      ) : (
        words
      )}
    </p>
  );
}
