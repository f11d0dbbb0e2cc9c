import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { useTable } from '../table-context.ts';

interface OpenCards {
  readonly title: string;
  readonly cards: readonly string[];
}

/** Cards set aside or revealed by anybody, and those that the player alone looks at. */
export function useOpenCards(): readonly OpenCards[] {
  const { say } = useTranslation();
  const { sight, names, you } = useTable();
  const { own, seats } = sight.view;
  const looking = own?.looking ?? [];
  return [
    ...(looking.length > 0 ? [{ title: say('ui.table.from.looking'), cards: looking }] : []),
    ...seats.flatMap(({ aside }, seat) =>
      aside.length > 0
        ? [
            {
              title:
                seat === you
                  ? say('ui.table.from.aside')
                  : say('ui.table.fromOf.aside', { name: names[seat] }),
              cards: aside,
            },
          ]
        : [],
    ),
  ];
}
