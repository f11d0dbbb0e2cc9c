import type { Teaching } from '../en/teaching.ts';

export const teaching: Teaching = {
  label: 'Explicação',
  gotIt: 'Entendi',
  stop: 'Não explicar mais',
  explain: {
    hand: 'Estas cinco cartas são a sua mão. Todos começam com sete Cobres e três Propriedades. Uma borda dourada mostra o que você pode escolher agora.',
    treasures: 'Esta é a fase de compra. Jogue antes seus Tesouros: cada Cobre dá 1 moeda.',
    buy: 'Você tem {coins, plural, one {# moeda} many {# moedas} other {# moedas}}. Escolha uma pilha que não custe mais do que isso. O que você não gastar se perde no fim do seu turno.',
    gained:
      'O que você compra vai para a sua pilha de descarte. Você vai sacar a carta mais tarde, depois que o seu deck acabar e for embaralhado de novo.',
    cleanUp:
      'Seu turno acabou. Tudo o que você jogou e o que restava na sua mão foi para a sua pilha de descarte, e você sacou cinco cartas novas.',
    shuffle:
      'Seu deck tinha acabado, então a sua pilha de descarte foi embaralhada e virou o seu deck. A partir de agora você vai sacar o que comprou.',
    action:
      'Você tem uma carta de Ação. As ações vêm antes da fase de compra. Você pode jogar uma por turno, a não ser que uma carta dê mais.',
    played:
      'Você fez o que a carta diz, de cima para baixo. Ela fica aqui até o fim do seu turno e depois vai para a sua pilha de descarte: continua sendo sua.',
    clash:
      'Duas cartas de Ação que não dão +1 ação, e só uma ação: você só pode jogar uma delas. Não compre cartas demais desse tipo.',
    attack: '{name} jogou uma carta de Ataque. Os ataques afetam todos os outros.',
    reaction: 'Você pode reagir agora, mesmo não sendo a sua vez. Uma carta que você revela fica na sua mão.',
    five: 'Com 5 moedas você pode comprar quase todo o reino. No começo, cartas que melhoram todos os turnos seguintes valem mais do que pontos.',
    eight:
      'Oito moedas: o bastante para uma Província, que vale 6 pontos. As Províncias costumam decidir a partida.',
    extraBuy: 'Você tem {buys} compras: pode dividir suas moedas entre várias cartas.',
    extraAction: 'Você tem {actions} ações: jogue várias cartas de Ação, uma depois da outra.',
    trash:
      'Cartas jogadas no lixo saem do seu deck. Muitas vezes isso é bom: sem cartas fracas, você saca as fortes mais vezes.',
    curse: 'Uma Maldição custa 1 ponto no fim da partida e, até lá, ocupa espaço na sua mão.',
    rivalProvince:
      '{name} tem a primeira Província. A partir de agora, veja quantas restam: a partida acaba com a última.',
    fewProvinces:
      'Restam três Províncias, então o fim está próximo. Agora Ducados e até Propriedades podem valer mais do que cartas melhores.',
    emptyPile:
      'Esta pilha está vazia. A partida também acaba quando {limit} pilhas do suprimento estão vazias.',
    twoEmpty:
      'Duas pilhas estão vazias. Depois do turno em que a terceira acabar, a partida termina. Você está na frente?',
    over: 'Agora contam todas as suas cartas, onde quer que estejam: uma Propriedade 1 ponto, um Ducado 3, uma Província 6, uma Maldição −1. Em caso de empate, vence quem teve menos turnos.',
  },
};
