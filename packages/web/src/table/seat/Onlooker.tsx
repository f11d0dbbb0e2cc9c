import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';

/** In place of an own seat: what those can see who only watch, and how late. */
export function Onlooker({ className }: { readonly className: string | undefined }) {
  const { say } = useTranslation();
  const { late } = useTable().table;
  return (
    <section className={className} aria-label={say('ui.table.watching')} data-landmark="seat">
      <p>
        {say('ui.table.watchingHelp')}
        {late !== undefined && ` ${say('ui.watch.late', { seconds: late })}`}
      </p>
    </section>
  );
}
