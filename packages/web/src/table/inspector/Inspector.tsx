import type { CardId } from '@provincia/catalog';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { CardReading } from './CardReading.tsx';

const WIDTH = 214;

/** The card that is being read, beside the table. */
export function Inspector({ id }: { readonly id: CardId | null }) {
  const { say, cards } = useTranslation();
  if (id === null) {
    return (
      <section className="inspect" aria-label={say('ui.panels.inspect.none')}>
        <p className="inspecthelp">{say('ui.panels.inspect.help')}</p>
      </section>
    );
  }
  return (
    <section className="inspect" aria-label={say('ui.panels.inspect.label', { name: cards[id].name })}>
      <CardReading key={id} id={id} width={WIDTH} />
    </section>
  );
}
