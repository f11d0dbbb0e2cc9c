import type { Watch } from '../../en/ui/watch.ts';

export const watch: Watch = {
  live: 'Gerade im Gang',
  watch: 'Zuschauen',
  tv: 'TV',
  best: 'TV: immer die beste Partie',
  none: 'Gerade spielt niemand an einem offenen Tisch.',
  noneHelp: 'Sobald Leute an einem offenen Tisch spielen, siehst du ihre Partie hier.',
  offline: 'Ohne Verbindung gibt es nichts zu sehen.',
  next: 'Gleich geht es mit der nächsten Partie weiter.',
  late: 'Du siehst diese Partie {seconds, plural, one {# Sekunde} other {# Sekunden}} später.',
  empty: '{count, plural, =0 {kein leerer Stapel} one {# leerer Stapel} other {# leere Stapel}}',
  piles: 'Stapel des Königreichs',
  pile: '{card}: noch {count}',
};
