import type { CoachWords } from '../en/coach.ts';
import { puzzle } from './puzzle.ts';

export const coach: CoachWords = {
  mark: {
    fine: 'Boa',
    inaccuracy: 'Imprecisão',
    mistake: 'Erro',
    blunder: 'Erro grave',
  },
  line: {
    noAction: 'Não jogar nenhuma ação',
    noPurchase: 'Não comprar nada',
    withMore: '{first}, depois {more}',
  },
  reason: {
    'wins-now': 'Encerra a partida na hora e vence.',
    'loses-now': 'A resposta dada encerra a partida e a perde.',
    'hardly-used':
      'Em cerca de {turns, plural, one {mais # turno} many {mais # de turnos} other {mais # turnos}}, {card} {uses, plural, =0 {quase não apareceria} one {apareceria só # vez} many {apareceria só # de vezes} other {apareceria só # vezes}}.',
    points:
      'A partida termina cerca de {points, plural, one {# ponto} many {# de pontos} other {# pontos}} melhor.',
    sooner:
      'A partida termina cerca de {turns, plural, one {# turno} many {# de turnos} other {# turnos}} antes.',
    later:
      'A partida dura cerca de {turns, plural, one {# turno} many {# de turnos} other {# turnos}} a mais.',
    plan: 'É o que o plano pede agora: {plan}.',
    'wins-more': 'Simplesmente vence mais vezes.',
  },
  chance:
    '{chance, number, percent} (±{error} em {games, plural, one {# partida} many {# de partidas} other {# partidas}})',
  loss: 'Custou {loss} ±{error} pontos percentuais.',
  balance: 'Habilidade {skill}, sorte {luck}: {verdict}.',
  verdict: {
    lucky: '{you, select, yes {você teve sorte} other {{name} teve sorte}}',
    unlucky: '{you, select, yes {você teve azar} other {{name} teve azar}}',
    mistakes:
      '{you, select, yes {o que mais custou a você foram seus erros} other {o que mais custou a {name} foram seus erros}}',
    well: '{you, select, yes {você jogou bem} other {{name} jogou bem}}',
    even: 'a sorte e a habilidade pesaram mais ou menos o mesmo',
  },
  hint: {
    title: 'Dica',
    take: 'Escolha uma para segui-la.',
    thinking: 'Testando o que você poderia fazer …',
    none: 'Aqui não dá para testar nada, então não há dica. Isso não conta como uma.',
    only: 'Aqui não vale a pena tentar mais nada.',
    taken: '{count, plural, =0 {# dicas} one {# dica} many {# dicas} other {# dicas}} nesta partida',
  },
  turn: {
    fine: 'Bom turno',
    actions: 'Ações mal escolhidas, boas compras',
    purchases: 'Ações bem escolhidas, más compras',
    both: 'Ações mal escolhidas, más compras',
    onlyActions: 'Ações mal escolhidas',
    onlyPurchases: 'Más compras',
  },
  ways: {
    title: 'O que vence neste reino',
    money: 'Big Money',
    shares:
      'Porcentagem de {games, plural, one {# partida} many {# de partidas} other {# partidas}} que um plano vence contra os outros e contra Big Money (±{error}).',
    even: 'Com {players} jogadores, {even} é uma parte igual.',
    cards:
      'Abaixo de cada plano estão as cartas que ele costuma ganhar: desde que turno, e quantas até o turno 16.',
    got: 'As cartas que cada jogador ganhou',
    from: 'desde o turno {turn}: {cards}',
    nothing: 'nada',
  },
  plan: {
    money: '{named, select, no {Big Money} other {Big Money com {card}}}',
    engine: '{named, select, no {Motor} other {Motor com {card}}}',
    chain: '{named, select, no {Cadeia de Ações} other {Cadeia de {card}}}',
    megaturn: '{named, select, no {Megaturno} other {Megaturno com {card}}}',
    rush: '{named, select, no {Corrida} other {Corrida de {card}}}',
    points: '{named, select, no {Pontos} other {Pontos com {card}}}',
    curses: '{named, select, no {Ataque} other {Ataque com {card}}}',
    piles: '{named, select, no {Pilhas vazias} other {Pilhas vazias com {card}}}',
    slog: 'Guerra de desgaste',
    unknown: 'Plano desconhecido',
  },
  puzzle,
};
