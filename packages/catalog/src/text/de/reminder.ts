import type { ReminderTexts } from '../en/reminder.ts';

export const reminder: ReminderTexts = {
  line: {
    late: '{count, plural, one {In einer Partie läuft deine Zeit ab} other {In # Partien läuft deine Zeit ab}}',
    turn: '{count, plural, one {Eine Partie wartet auf dich} other {# Partien warten auf dich}}',
    invited:
      '{count, plural, one {Ein Platz ist für dich reserviert} other {An # Tischen sind Plätze für dich reserviert}}',
    begun: '{count, plural, one {Deine Partie hat begonnen} other {# deiner Partien haben begonnen}}',
    over: '{count, plural, one {Deine Partie ist zu Ende} other {# deiner Partien sind zu Ende}}',
  },
  toTable: 'Zum Tisch',
  toAll: 'Zu deinen Tischen',
  why: 'Du bekommst diese E-Mail, weil {server} dich an deine Partien erinnern soll.',
  settings: 'Erinnerungen ändern',
  stop: 'Abbestellen',
  confirm: {
    subject: 'Bestätige deine E-Mail-Adresse',
    ask: 'Jemand möchte, dass {server} unter dieser Adresse an Partien erinnert. Wenn du das warst, bestätige sie innerhalb eines Tages.',
    button: 'Adresse bestätigen',
    otherwise: 'Wenn du das nicht warst, ist nichts zu tun. Ohne Bestätigung kommt keine weitere E-Mail.',
  },
};
