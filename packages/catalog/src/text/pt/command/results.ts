import type { Results } from '../../en/command/results.ts';

export const results: Results = {
  level: 'Nível {level}',
  against: '{name} contra {others}',
  run: '{games, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}}, lugares {seating, select, alternate {alternados} fixed {fixos} other {sorteados}}, semente {seed}',
  kingdom: 'Reino:',
  progress: 'partidas: {done} de {all}, faltam {time}',
  stopped:
    'Interrompido. Estes são os resultados das primeiras {games, number} de {all, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}}.',
  stoppedAfter:
    'Interrompido após {games, number} de {all, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}}.',
  speed:
    '{games, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}} em {seconds} s; {speed, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}} por segundo.',
  byPlayer: 'por jogador',
  bySeat: 'por lugar',
  seat: '{place}º lugar',
  wins: 'vitórias %',
  ties: 'empates %',
  losses: 'derrotas %',
  points: 'pontos',
  turns: 'turnos',
  interval: 'intervalo de {confidence}',
  endings:
    'Fim das partidas: {provinces} com a última Província{colonies, select, yes { ou Colônia} other {}}, {piles} com pilhas vazias{broken, select, yes {, {stopped} interrompidas após {turns, number} turnos} other {}}.',
  tournament:
    '{strategies} estratégias, {pairs, plural, =0 {# duplas} one {# dupla} many {# de duplas} other {# duplas}}, {games, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}} cada uma, lugares {seating, select, alternate {alternados} fixed {fixos} other {sorteados}}, semente {seed}',
  rating: 'pontuação',
  pairs: 'Partidas vencidas entre si, em porcentagem; uma vitória dividida conta como metade:',
  tooWide: 'A tabela de todas as duplas é larga demais; --json a inclui.',
  bestStrategy: 'a melhor estratégia para cada reino',
  gauntlet:
    '{kingdoms, plural, =0 {# reinos} one {# reino} many {# de reinos} other {# reinos}}, {games, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}} em cada um, lugares alternados, semente {seed}',
  choosing: 'Interrompido enquanto os adversários eram escolhidos: {name} ainda não jogou.',
  missingIn: '{name} não encontra tudo o que compraria ({cards}) em {count} de {all} reinos.',
  won: 'vencidas %',
  lost: 'perdidas %',
  tied: 'empates %',
  decided: 'das decididas %',
  overall: 'no total',
  share: 'Venceu {share} das partidas decididas (intervalo de {confidence}: {low} a {high}).',
  noShare: 'Nenhuma partida foi decidida.',
  held: 'Venceu pelo menos metade em {held} de {kingdoms, plural, =0 {# reinos} one {# reino} many {# de reinos} other {# reinos}}.',
  time: '{games, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}} em {seconds} s.',
  nemesis: 'Procura-se a estratégia que joga melhor contra {name}',
  nemesisRun:
    '{minutes, plural, =0 {# minutos} one {# minuto} many {# de minutos} other {# minutos}}, depois {games, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}} para medi-la, lugares alternados, semente {seed}',
  nemesisCounted:
    '{hunts, plural, =0 {# procuras} one {# procura} many {# de procuras} other {# procuras}} de {minutes, plural, =0 {# minutos} one {# minuto} many {# de minutos} other {# minutos}} à velocidade de uma máquina comum, depois {games, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}} para medir a estratégia, lugares alternados, semente {seed}',
  searching: 'procurando, faltam {time}',
  searches: 'procuras: {done} de {all}, faltam {time}',
  searchStopped: 'Interrompido antes de escolher uma estratégia: nada foi medido contra {name}.',
  nemesisShare:
    'Venceu {share} das partidas decididas contra {name} (intervalo de {confidence}: {low} a {high}); {name} venceu {other}.',
  nemesisTime:
    '{games, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}} pensando por inteiro, após {searched, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}} de procura, em {seconds} s.',
  repertoire:
    'Planos que vale a pena conhecer aqui: quanto jogar cada um e seus resultados contra todos, na ordem',
  found:
    'Encontrado em {games, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}} de {players, plural, one {# jogador} many {# jogadores} other {# jogadores}}, em {seconds} s.',
  sameAgain: 'Para repetir o mesmo: {option}',
  playable: 'Podem ser jogados: {count}',
  unavailable: 'Com cartas que não há aqui: {count}',
  notPlayable: 'Não pode ser jogado aqui: precisa de {sets}.',
};
