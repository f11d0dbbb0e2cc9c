import type { Workers } from '../../en/command/workers.ts';

export const workers: Workers = {
  ready:
    'Worker {name} ist bereit: {threads, plural, one {# Thread} other {# Threads}}, Version {version}. Strg-C hält ihn an; woran er war, erledigen andere.',
  stopped: 'Worker {name} hat angehalten.',
  joined: '{name} ist dabei, mit {threads, plural, one {# Thread} other {# Threads}}.',
  left: '{name} ist weg: Was noch offen war, erledigen andere.',
  none: 'Es ist kein Worker da: Starte „provincia worker“ mit derselben Datenbank, auf irgendeinem Rechner.',
  others:
    '{count, plural, one {# Worker hat} other {# Worker haben}} eine andere Version ({versions}), gebraucht wird {version}: Bringe {count, plural, one {ihn} other {sie}} auf diesen Stand.',
  lost: 'Die Verbindung zur Datenbank ist abgerissen. Neuer Versuch.',
  speed: '{name}: {speed} pro Sekunde',
  done: '{name}: {unit, select, kingdoms {{amount, plural, one {# Königreich} other {# Königreiche}}} other {{amount, plural, one {# Partie} other {# Partien}}}}, {speed} pro Sekunde.',
};
