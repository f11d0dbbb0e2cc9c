import { cardName } from '@provincia/catalog';
import { clsx } from 'clsx';
import { Chip } from '../../card/Chip.tsx';
import { Sign } from '../../card/Sign.tsx';
import { SmallBack } from '../../card/SmallBack.tsx';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useFresh } from '../motion/useFresh.ts';
import { cardId } from '../names.ts';
import { useTable } from '../table-context.ts';
import styles from './Rivals.module.css';

interface PartProps {
  readonly seat: number;
  readonly className?: string;
}

/** What a rival is called, and whether it is a bot. */
export function RivalName({ seat, className }: PartProps) {
  const { seats, names } = useTable();
  return (
    <div className={clsx(styles.name, className)}>
      <span title={names[seat]} data-part="rival-name">
        {names[seat]}
      </span>
      {seats[seat].kind === 'bot' && <Sign name="bot" />}
    </div>
  );
}

/** Whether a deck lies there; its number is secret. */
export function Deck({ seat }: PartProps) {
  const { say } = useTranslation();
  const { deck } = useTable().sight.view.seats[seat];
  return <SmallBack isEmpty={!deck} title={say(deck ? 'ui.table.deckLies' : 'ui.table.noDeck')} />;
}

/** The top of the discard pile. */
export function Discard({ seat, className, named }: PartProps & { readonly named: boolean }) {
  const translation = useTranslation();
  const { discard } = useTable().sight.view.seats[seat];
  const fresh = useFresh(seat);
  if (discard === null) return <SmallBack isEmpty title={translation.say('ui.table.noDiscard')} />;
  const name = cardName(translation, discard);
  return (
    <Chip
      id={cardId(discard)}
      className={className}
      isFresh={fresh === discard}
      data-card={discard}
      title={name}
    >
      {named && <span>{name}</span>}
    </Chip>
  );
}
