import type { Review } from '../../en/command/review.ts';

export const review: Review = {
  unfinished: 'La partida no se terminó: se analiza hasta donde llega.',
  plans: 'Buscando los mejores planes para este reino. La primera vez tarda un rato.',
  progress: 'respuestas: {done} de {all}, faltan {time}',
  stopped:
    '{turns, plural, one {Detenido. Este es el análisis del primer turno.} many {Detenido. Este es el análisis de los primeros # de turnos de todos.} other {Detenido. Este es el análisis de los primeros # turnos de todos.}}',
  accuracy: 'precisión',
  errorRate: 'pérdida media',
  decisions: 'respuestas',
  sum: '{name}: {start} al principio, {skill} por sus respuestas, {others} por las de los demás, {luck} por la suerte (±{error}): {end} {over, select, yes {al final} other {ahora}}.',
  curve: 'Probabilidades al principio de cada turno, y qué las cambió, en puntos porcentuales',
  turn: 'turno',
  actions: 'acciones',
  buys: 'compras',
  luck: 'suerte',
  given: '{answer}: {chance}, paso {step}',
  better: 'Mejor: {answer}, {chance}.',
  nothing: 'Ninguna respuesta costó tanto como para señalarla.',
};
