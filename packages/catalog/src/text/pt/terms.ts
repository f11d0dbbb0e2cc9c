import type { Terms } from '../en/terms.ts';

export const terms: Terms = {
  supply: { word: 'suprimento', never: ['reserva', 'reservas', 'estoque*'] },
  kingdom: { word: 'reino', never: ['domínio*'] },
  /** Not "expansão": the base game is one too. */
  set: {
    word: 'coleção',
    never: ['caixa*', 'expansão', 'expansões', 'conjunto*'],
    except: ['Caixa-Forte', 'Caixas-Fortes'],
  },
  pile: { word: 'pilha', never: ['montes', 'montinho*'] },
  deck: { word: 'deck', never: ['baralho*'] },
  hand: { word: 'mão' },
  'discard pile': { word: 'pilha de descarte', never: ['pilha de descartes', 'monte de descarte*'] },
  'trash (place)': { word: 'lixo', never: ['lixeira*', 'sucata'] },
  /** In other games cards are bought from the deck too; here they would be bought twice. */
  draw: {
    word: 'sacar',
    never: [
      'compr* do deck',
      'compr* * do deck',
      'compr* * * do deck',
      'compr* * * * do deck',
      'compra de cartas',
      'pux*',
    ],
  },
  buy: { word: 'comprar', never: ['adquir*'] },
  gain: { word: 'ganhar', never: ['obter', 'obtém', 'obtenha*', 'obtid*'] },
  'trash (verb)': {
    word: 'jogar no lixo',
    never: ['destru*', 'destrói', 'elimin*', 'sucate*'],
    except: ['Sucateiro', 'Sucateiros'],
  },
  discard: { word: 'descartar' },
  'set aside': { word: 'pôr de lado', never: ['separad*', 'separa', 'separe', 'separar', 'à parte'] },
  reveal: { word: 'revelar' },
  Shelter: { word: 'Abrigo', never: ['Refúgio*'] },
  Ruins: { word: 'Ruínas', never: ['Ruína'] },
  /** "Saqueador" is the card Marauder. */
  Looter: { word: 'Pilhador', never: ['Saqueador*'], except: ['com Saqueador', 'dois Saqueadores'] },
  Knight: { word: 'Cavaleiro' },
  Duration: { word: 'Duração' },
  mat: { word: 'tapete', never: ['tabuleiro*', 'esteira*'] },
  token: { word: 'ficha' },
  'extra turn': { word: 'turno extra', never: ['turno adicional', 'turnos adicionais'] },
  coin: { word: 'moeda', never: ['dinheiro*'], except: ['dinheiro para gastar neste turno'] },
  game: { word: 'partida', never: ['fim de jogo', 'fim do jogo', 'jogos'] },
  rated: {
    word: 'ranqueada',
    never: ['vale* pontos', 'valh* pontos', 'para a classificação', 'rankead*'],
    except: ['não valem pontos'],
  },
  resign: { word: 'desistir', never: ['abandonar', 'abandona', 'abandonou', 'render-se'] },
  seat: { word: 'lugar', never: ['assento*', 'cadeira*'] },
  replay: { word: 'replay', never: ['gravaç*', 'reprise*'] },
  undo: { word: 'desfazer', never: ['voltar atrás', 'reverter'] },
  bot: { word: 'bot', never: ['robô*'] },
  host: { word: 'anfitrião', never: ['quem criou a mesa'] },
  guest: { word: 'visitante', never: ['convidado*'] },
  strategy: { word: 'estratégia' },
};
