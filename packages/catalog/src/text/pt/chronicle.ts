import type { Chronicle } from '../en/chronicle.ts';

export const chronicle: Chronicle = {
  start: 'A partida começa',
  turn: '{extra, select, yes {Turno extra} other {Turno {turn}}}: {you, select, yes {você} other {{name}}}',
  'turn-resumed':
    '{extra, select, yes {Turno extra} other {Turno {turn}}}, continuação: {you, select, yes {você} other {{name}}}',
  play: '{you, select, yes {Você} other {{name}}} joga {cards}{again, select, 2 { de novo} 3 { pela terceira vez} other {}}',
  draw: '{you, select, yes {Você} other {{name}}} saca {cards}',
  discard: '{you, select, yes {Você} other {{name}}} descarta {cards}',
  buy: '{you, select, yes {Você} other {{name}}} compra {cards}',
  gain: '{you, select, yes {Você} other {{name}}} ganha {cards}{from, select, trash { do lixo} other {}}{to, select, hand {, direto na mão} deck {, no topo do deck} aside { (carta posta de lado)} other {}}',
  trash:
    '{you, select, yes {Você} other {{name}}} joga {cards}{from, select, supply { do suprimento} other {}} no lixo',
  return:
    '{you, select, yes {Você} other {{name}}} devolve {cards} {owner, select, kinds {às pilhas} other {à pilha}} de origem',
  reveal: '{you, select, yes {Você} other {{name}}} revela {cards}',
  look: '{you, select, yes {Você} other {{name}}} olha {cards}',
  'set-aside': '{you, select, yes {Você} other {{name}}} põe {cards} de lado',
  'put-in-hand': '{you, select, yes {Você} other {{name}}} põe {cards} na mão',
  'put-on-deck': '{you, select, yes {Você} other {{name}}} põe {cards} no topo do deck',
  'put-in-deck': '{you, select, yes {Você} other {{name}}} põe {cards} no deck',
  'put-on-mat':
    '{you, select, yes {Você põe {cards} no seu} other {{name} põe {cards} no próprio}} tapete de {mat}',
  'take-from-mat':
    '{you, select, yes {Você leva {cards} do seu} other {{name} leva {cards} do próprio}} tapete de {mat} para a mão',
  'token-on-mat':
    '{you, select, yes {Você} other {{name}}} põe {count, select, 1 {uma ficha} other {{count} fichas}} no {you, select, yes {seu} other {próprio}} tapete de {mat}',
  'token-on-pile':
    '{you, select, yes {Você} other {{name}}} põe {count, select, 1 {uma ficha} other {{count} fichas}} na pilha de {pile}',
  'token-to-shared-mat':
    'Uma ficha vai da pilha de {pile} para o tapete de {mat}{known, select, yes { (já há {total})} other {}}',
  name: '{you, select, yes {Você} other {{name}}} nomeia {cards}{forbids, select, buying {: não dá para comprar essa carta neste turno} gaining {: não dá para ganhar essa carta com Cofres de Guerra neste turno} other {}}',
  pass: '{you, select, yes {Você} other {{name}}} passa {cards} para {receives, select, yes {você} other {{receiver}}}',
  'put-deck-into-discard': '{you, select, yes {Você} other {{name}}} põe o deck na pilha de descarte',
  shuffle: '{you, select, yes {Você} other {{name}}} embaralha',
  spared: 'Não afeta {you, select, yes {você} other {{name}}}',
  plus: '{you, select, yes {Você} other {{name}}} recebe {amounts}',
  lose: '{you, select, yes {Você} other {{name}}} perde {amounts}',
  discount: 'As cartas{of, select, action { de Ação} other {}} custam {coins} a menos neste turno',
  over: 'Fim da partida: {you, select, yes {você} other {{winners}}} vence',
  'over-shared':
    'Fim da partida: {you, select, yes {você divide a vitória com {winners}} other {{winners} dividem a vitória}}',
  undo: '{you, select, yes {Você desfaz sua última jogada} other {{name} desfaz a última jogada}} ({told, select, yes {algo já tinha sido visto} other {nada tinha sido visto ainda}})',
  'undo-asked': '{you, select, yes {Você} other {{name}}} pede para desfazer a última jogada',
  'undo-refused': '{you, select, yes {Você} other {{name}}} não aceita desfazer a jogada',
  resigned: '{you, select, yes {Você} other {{name}}} desiste',
  'out-of-time': '{you, select, yes {Seu tempo} other {O tempo de {name}}} acabou',
  vacation: '{you, select, yes {Você está} other {{name} está}} de férias, e o relógio espera',
  'stand-in': 'Um bot joga por {you, select, yes {você} other {{name}}}',
  back: '{you, select, yes {Você} other {{name}}} voltou',
  'new-rules':
    'Daqui em diante valem regras mais novas: {you, select, yes {você} other {{name}}} continua depois da última carta jogada por completo',
  'too-long':
    'A partida ficou longa demais: termina depois {you, select, yes {da sua resposta} other {da resposta de {name}}}',
  'on-top': '{cards} ({top} no topo)',
  shuffled: 'deck embaralhado',
  cheaper: 'as cartas{of, select, action { de Ação} other {}} custam {coins} a menos',
  'victory-tokens':
    '+{count} {count, plural, one {ficha de vitória} many {fichas de vitória} other {fichas de vitória}}{known, select, yes { ({total} no total)} other {}}',
};
