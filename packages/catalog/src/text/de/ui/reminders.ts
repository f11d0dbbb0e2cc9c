import type { Reminders } from '../../en/ui/reminders.ts';

export const reminders: Reminders = {
  title: 'Erinnerungen',
  lead: 'Du hörst, was du gerade nicht siehst, höchstens einmal pro Stunde.',
  push: 'Mitteilungen',
  on: 'Dieses Gerät zeigt Mitteilungen.',
  off: 'Dieses Gerät zeigt keine Mitteilungen.',
  turnOn: 'Hier einschalten',
  turnOff: 'Hier ausschalten',
  blocked:
    'Dieser Browser blockiert Mitteilungen von hier. Erlaube sie in seinen Einstellungen für diese Website.',
  unsupported:
    'Dieser Browser kann keine Mitteilungen von hier zeigen. Lege Provincia auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.',
  others:
    '{count, plural, one {# anderes Gerät zeigt Mitteilungen.} other {# andere Geräte zeigen Mitteilungen.}}',
  forgetOthers: 'Dort ausschalten',
  mail: 'E-Mail',
  mailHelp: 'Niemand sonst sieht deine Adresse.',
  membersOnly: 'Wenn du dich registrierst, erinnern wir dich auch per E-Mail.',
  address: 'E-Mail-Adresse',
  give: 'Link zum Bestätigen schicken',
  remove: 'Entfernen',
  removeAddress: 'Die Adresse {address} entfernen',
  again: 'Link noch einmal schicken',
  resume: 'Wieder E-Mails schicken',
  kinds: 'Was du hörst',
  kind: 'Anlass',
  state: {
    waiting: 'Noch nicht bestätigt: Öffne den Link in der E-Mail, die wir dorthin geschickt haben.',
    confirmed: 'Hierhin gehen die Erinnerungen.',
    stopped: 'Du hast die E-Mails abbestellt.',
    failed: 'An dieser Adresse kommt nichts an. Prüfe sie und gib sie noch einmal ein.',
  },
  of: {
    turn: 'Eine Partie mit Tagesfrist wartet auf dich',
    late: 'Deine Zeit läuft dort ab',
    begun: 'Deine Partie hat begonnen',
    invited: 'Ein Platz ist für dich reserviert',
    over: 'Deine Partie ist zu Ende',
  },
  link: {
    confirmTitle: 'E-Mail-Adresse bestätigen',
    confirmAsk: 'Erinnerungen an deine Partien gehen dann an die Adresse, an die dieser Link kam.',
    confirm: 'Bestätigen',
    confirmed: 'Erinnerungen gehen jetzt an {address}.',
    stopTitle: 'E-Mails abbestellen',
    stopping: 'Einen Moment …',
    stopped: 'An {address} gehen keine Erinnerungen mehr.',
    undo: 'Das war ein Versehen: wieder schicken',
    settings: 'Alle Erinnerungen',
  },
};
