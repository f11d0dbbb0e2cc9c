import type { Play } from '../../en/command/play.ts';

export const play: Play = {
  welcome: 'Provincia: você joga contra {names}.',
  keys: 'Digite ? para ver a ajuda, q para sair.',
  yourTurn: 'Seu turno {turn}',
  turnOf: '{name}, turno {turn}',
  unfinished: 'A partida não terminou.',
  again: 'Para jogar esta partida de novo:',
  readAgain: 'Para ler a partida de novo:',
  card: 'carta',
  cost: 'custo',
  left: 'restam',
  youHave: 'Você tem',
  noCards: 'nenhuma carta',
  empty: 'vazio',
  inDeck: '{count} no deck',
  noDiscard: 'sem pilha de descarte',
  onDiscard: '{card} na pilha de descarte',
  turns: '{count, plural, =0 {# turnos} one {# turno} many {# turnos} other {# turnos}}',
  score:
    '{points, plural, =0 {# pontos} one {# ponto} many {# pontos} other {# pontos}} em {turns, plural, =0 {# turnos} one {# turno} many {# turnos} other {# turnos}}',
  hint: {
    action: '(Enter encerra as Ações, ? mostra a ajuda)',
    buy: '(Enter encerra seu turno, ? mostra a ajuda)',
    one: '(número ou nome, ? mostra a ajuda)',
    oneOrNone: '(número ou nome, Enter para nenhuma, ? mostra a ajuda)',
    some: '(números ou nomes, p. ex. 1 1 2, ? mostra a ajuda)',
    someOrNone: '(números ou nomes, p. ex. 1 1 2, Enter para nenhuma, ? mostra a ajuda)',
  },
  treasuresLeft: 'Você não jogou seus Tesouros: aperte Enter de novo para encerrar seu turno.',
  leave: 'Sair da partida? (s/n)',
  yes: 's',
  help: {
    answers:
      'Responda com números ou nomes, com espaços ou vírgulas entre eles. Bastam as primeiras letras de um nome, em qualquer idioma. “1 1” escolhe a primeira opção duas vezes.',
    enter: 'pronto, ou nada, onde não é preciso escolher',
    treasures: 'jogar todos os Tesouros',
    supply: 'mostrar o suprimento, o lixo e os jogadores',
    name: 'nome',
    card: 'quanto custa uma carta e de que tipo ela é',
    leave: 'sair da partida',
  },
  noCard: 'Não existe a carta “{name}”.',
  couldBe: '“{typed}” pode ser {names}.',
  noChoice: 'Não há opção {number}.',
  notOffered: '“{typed}” não está entre as opções.',
  treasuresLater: 'Os Tesouros vêm depois das Ações: Enter encerra as Ações.',
  noTreasures: 'Não há Tesouros para jogar agora.',
  pileEmpty: 'A pilha de {card} está vazia.',
  tooExpensive:
    '{card} custa {cost}, e você tem {coins, plural, =0 {# moedas} one {# moeda} many {# moedas} other {# moedas}}.',
  onlySoMany:
    '{card} pode ser escolhida no máximo {count, plural, one {# vez} many {# vezes} other {# vezes}}.',
  facts:
    '{card} ({id}): {types}, custo {cost}{changed, select, yes { (agora {now})} other {}}, {there, select, yes {restam {left}} other {não está nesta partida}}.',
};
