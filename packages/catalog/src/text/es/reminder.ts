import type { ReminderTexts } from '../en/reminder.ts';

export const reminder: ReminderTexts = {
  line: {
    late: '{count, plural, one {Se te acaba el tiempo en una partida} many {Se te acaba el tiempo en # partidas} other {Se te acaba el tiempo en # partidas}}',
    turn: '{count, plural, one {Una partida te espera} many {Te esperan # partidas} other {Te esperan # partidas}}',
    invited:
      '{count, plural, one {Tienes un asiento reservado} many {Tienes asientos reservados en # mesas} other {Tienes asientos reservados en # mesas}}',
    begun:
      '{count, plural, one {Tu partida ha empezado} many {Han empezado # de tus partidas} other {Han empezado # de tus partidas}}',
    over: '{count, plural, one {Tu partida ha terminado} many {Han terminado # de tus partidas} other {Han terminado # de tus partidas}}',
  },
  toTable: 'Ir a la mesa',
  toAll: 'Ver tus mesas',
  why: 'Recibes este correo porque le pediste a {server} que te avisara de tus partidas.',
  settings: 'Cambiar los avisos',
  stop: 'No recibir más',
  confirm: {
    subject: 'Confirma tu correo electrónico',
    ask: 'Alguien le ha pedido a {server} que envíe a esta dirección avisos de sus partidas. Si has sido tú, confírmala en el plazo de un día.',
    button: 'Confirmar la dirección',
    otherwise: 'Si no has sido tú, ignora este correo. No te llegará nada si no confirmas.',
  },
};
