import type { Words } from '../en/words.ts';

export const words: Words = {
  type: {
    action: 'Ação',
    treasure: 'Tesouro',
    victory: 'Vitória',
    curse: 'Maldição',
    attack: 'Ataque',
    reaction: 'Reação',
    duration: 'Duração',
    looter: 'Pilhador',
    knight: 'Cavaleiro',
    ruins: 'Ruínas',
    shelter: 'Abrigo',
  },
  set: {
    base: 'Base',
    intrigue: 'Intrigue',
    'dark-ages': 'Dark Ages',
    seaside: 'Seaside',
    prosperity: 'Prosperity',
  },
  phase: {
    action: 'Fase de Ação',
    buy: 'Fase de Compra',
    cleanup: 'Fase de Descarte',
  },
  place: {
    supply: 'Suprimento',
    hand: 'Mão',
    deck: 'Deck',
    discard: 'Pilha de descarte',
    play: 'Em jogo',
    trash: 'Lixo',
    'set-aside': 'De lado',
  },
  sign: {
    cards: '{count, plural, =0 {Cartas} one {Carta} many {Cartas} other {Cartas}}',
    actions: '{count, plural, =0 {Ações} one {Ação} many {Ações} other {Ações}}',
    buys: '{count, plural, =0 {Compras} one {Compra} many {Compras} other {Compras}}',
    coins: '{count, plural, =0 {Moedas} one {Moeda} many {Moedas} other {Moedas}}',
    points: '{count, plural, =0 {Pontos} one {Ponto} many {Pontos} other {Pontos}}',
  },
  amount: {
    cards: '{amount} {count, plural, =0 {cartas} one {carta} many {cartas} other {cartas}}',
    actions: '{amount} {count, plural, =0 {ações} one {ação} many {ações} other {ações}}',
    buys: '{amount} {count, plural, =0 {compras} one {compra} many {compras} other {compras}}',
    coins: '{amount} {count, plural, =0 {moedas} one {moeda} many {moedas} other {moedas}}',
    points:
      '{amount} {count, plural, =0 {pontos de vitória} one {ponto de vitória} many {pontos de vitória} other {pontos de vitória}}',
  },
  card: {
    label:
      '{name}, {types}, custa {cost, plural, =0 {# moedas} one {# moeda} many {# moedas} other {# moedas}}',
    cost: 'Custo',
    set: 'Coleção',
    printings: 'Edições',
    printing: '{edition}ª',
    pile: 'Pilha',
    pileOf: '{count, plural, =0 {# cartas} one {# carta} many {# cartas} other {# cartas}}',
    pileBy: '{players, plural, one {# jogador} many {# jogadores} other {# jogadores}}: {count}',
    inPile: 'uma carta da pilha de {pile}',
    inStartingDeck: 'uma em cada deck inicial',
    rulings: 'Esclarecimentos',
    all: 'Todas as cartas: {set}',
  },
};
