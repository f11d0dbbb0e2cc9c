import type { Review } from '../../en/command/review.ts';

export const review: Review = {
  unfinished: 'A partida não terminou: é analisada até onde vai.',
  plans: 'Procurando os melhores planos para este reino. Na primeira vez, demora um pouco.',
  progress: 'respostas: {done} de {all}, faltam {time}',
  stopped:
    '{turns, plural, one {Interrompido. Esta é a análise do primeiro turno.} many {Interrompido. Esta é a análise dos primeiros # de turnos de todos.} other {Interrompido. Esta é a análise dos primeiros # turnos de todos.}}',
  accuracy: 'precisão',
  errorRate: 'perda média',
  decisions: 'respostas',
  sum: '{name}: {start} no início, {skill} por suas respostas, {others} pelas dos outros, {luck} pela sorte (±{error}): {end} {over, select, yes {no fim} other {agora}}.',
  curve: 'Chances no início de cada turno, e o que as mudou, em pontos percentuais',
  turn: 'turno',
  actions: 'ações',
  buys: 'compras',
  luck: 'sorte',
  given: '{answer}: {chance}, passo {step}',
  better: 'Melhor: {answer}, {chance}.',
  nothing: 'Nenhuma resposta custou o bastante para ser marcada.',
};
