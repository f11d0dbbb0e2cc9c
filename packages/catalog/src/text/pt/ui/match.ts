import type { Match } from '../../en/ui/match.ts';

export const match: Match = {
  find: 'Encontrar adversários',
  waiting:
    '{count, plural, =0 {ninguém esperando} one {# pessoa esperando} many {# de pessoas esperando} other {# pessoas esperando}}',
  wishes: 'O que você quer jogar',
  players: '{count} jogadores',
  live: 'ao vivo',
  day: 'por correspondência',
  rated: 'ranqueada',
  pace: 'Ritmo',
  rating: 'Rating dos outros',
  within: '± {points}',
  anyRating: 'Qualquer',
  ratingHelp: 'Quanto mais você espera, maior fica a faixa.',
  save: 'Pronto',
  looking: 'Procurando adversários',
  reach: 'rating de {from} a {to}',
  anyReach: 'qualquer rating',
  dayHelp: 'Você não precisa ficar aqui: a partida vai aparecer entre as suas.',
  lost: 'Sem conexão. Seu lugar fica guardado por meio minuto.',
  meanwhile: 'Jogar contra um bot enquanto isso',
  found: 'Adversários encontrados: sua partida está pronta',
  come: 'Ir para a partida',
  notNow: 'Agora não',
  botStays: 'A partida que você está jogando fica como está.',
  here: 'Faltam jogadores: {here} de {players}',
  begun: 'Sua partida começou',
  ended: 'Você não está mais esperando uma partida.',
  again: 'Esperar de novo',
  oneself:
    'Esta partida não é ranqueada: dois lugares podem ser da mesma pessoa. Usam o mesmo navegador ou vieram várias vezes seguidas do mesmo endereço.',
};
