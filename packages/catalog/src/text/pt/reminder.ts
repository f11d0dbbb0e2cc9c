import type { ReminderTexts } from '../en/reminder.ts';

export const reminder: ReminderTexts = {
  line: {
    late: '{count, plural, =0 {Seu tempo está acabando em # partidas} one {Seu tempo está acabando em uma partida} many {Seu tempo está acabando em # partidas} other {Seu tempo está acabando em # partidas}}',
    turn: '{count, plural, =0 {# partidas esperam por você} one {Uma partida espera por você} many {# partidas esperam por você} other {# partidas esperam por você}}',
    invited:
      '{count, plural, =0 {Há lugares guardados para você em # mesas} one {Há um lugar guardado para você} many {Há lugares guardados para você em # mesas} other {Há lugares guardados para você em # mesas}}',
    begun:
      '{count, plural, =0 {# das suas partidas começaram} one {Sua partida começou} many {# das suas partidas começaram} other {# das suas partidas começaram}}',
    over: '{count, plural, =0 {# das suas partidas acabaram} one {Sua partida acabou} many {# das suas partidas acabaram} other {# das suas partidas acabaram}}',
  },
  toTable: 'Ir para a mesa',
  toAll: 'Ver suas mesas',
  why: 'Você recebe este e-mail porque pediu a {server} para ser avisado das suas partidas.',
  settings: 'Mudar os avisos',
  stop: 'Não receber mais',
  confirm: {
    subject: 'Confirme seu e-mail',
    ask: 'Alguém pediu a {server} para enviar a este endereço avisos das suas partidas. Se foi você, confirme em até um dia.',
    button: 'Confirmar o endereço',
    otherwise: 'Se não foi você, ignore este e-mail. Nada será enviado se você não confirmar.',
  },
};
