import type { Check } from '../../en/command/check.ts';

export const check: Check = {
  passed: {
    hello: 'Inicia e diz hello ({time, number} ms).',
    games: 'Joga {games} partidas ao mesmo tempo até o fim ({speed, number} respostas por segundo).',
    questions: 'Responde ao que as cartas perguntam: {questions, number} perguntas de {kinds} tipos.',
    seed: 'As mesmas sementes dão as mesmas {games} partidas, em outro processo e em outra ordem.',
    unknown: 'Ignora mensagens e campos que não conhece.',
    middle: 'Continua uma partida pela metade, e outras depois de perder uma.',
    quit: 'Termina quando recebe quit.',
    end: 'Termina quando sua entrada acaba.',
  },
  failed: {
    hello: 'Não diz hello: sua primeira linha tem de ser um hello, e ele tem de esvaziar sua saída.',
    games: 'Não termina {games} partidas ao mesmo tempo: cada resposta nomeia game e seq de sua pergunta.',
    questions:
      'Não responde a tudo o que as cartas perguntam: escolha de min a max das opções, nenhuma mais vezes que seu count.',
    seed: 'A partida {game} não se repete igual: tire números aleatórios só de seed da partida e seq da pergunta.',
    unknown: 'Tropeça em mensagens ou campos que não conhece: ignore-os, versões seguintes têm mais.',
    middle:
      'Não continua uma partida pela metade, ou depois de perder uma: após uma queda, outro processo recebe as partidas abertas.',
    quit: 'Não termina em {seconds} segundos depois de quit, e seria morto.',
    end: 'Não termina em {seconds} segundos depois do fim de sua entrada: ficaria se o laboratório for morto.',
  },
  why: 'O que aconteceu: {why}',
  result:
    '{failed, plural, =0 {{name} joga conforme o protocolo.} one {{name} falha em # teste.} many {{name} falha em # de testes.} other {{name} falha em # testes.}}',
};
