import type { Programs } from '../../en/command/programs.ts';

export const programs: Programs = {
  lost: '{name} perdió por fallos {lost, number} de {games, plural, one {# partida} many {# de partidas} other {# partidas}}: {counts}.',
  count: {
    crash: '{count, plural, one {# caída} many {# de caídas} other {# caídas}}',
    time: '{count, plural, one {# respuesta tardía} many {# de respuestas tardías} other {# respuestas tardías}}',
    nonsense:
      '{count, plural, one {# línea que no es un mensaje} many {# de líneas que no son mensajes} other {# líneas que no son mensajes}}',
    answer:
      '{count, plural, one {# respuesta errónea} many {# de respuestas erróneas} other {# respuestas erróneas}}',
    start:
      '{count, plural, one {# arranque fallido} many {# de arranques fallidos} other {# arranques fallidos}}',
    gone: '{count, plural, one {# partida para la que ya no se reinició} many {# de partidas para las que ya no se reinició} other {# partidas para las que ya no se reinició}}',
  },
  first: 'La primera fue la partida {game, number}: {why}',
  why: {
    crash: 'terminó ({detail}).',
    time: 'no respondió en {detail} ms.',
    nonsense: 'escribió una línea que no es un mensaje: {detail}',
    answer: 'a la pregunta {seq} ({question}) respondió {detail}: {wrong}',
    'start-ended': 'terminó ({detail}) antes de decir hello.',
    'start-silent': 'no dijo hello en {detail} ms.',
    'start-nonsense': 'escribió algo distinto de hello: {detail}',
    'start-version': 'habla la versión {detail} del protocolo.',
    gone: 'ya se había reiniciado {detail} veces.',
  },
  wrong: {
    'not-an-answer': 'picks debe ser una lista de etiquetas.',
    'too-few': 'faltan elecciones.',
    'too-many': 'sobran elecciones, o hay demasiadas de una opción.',
    'not-offered': 'no todas se ofrecen.',
  },
  stderr: 'Lo último que escribió en stderr:',
  leaves: '{name} ha perdido la partida: {why}',
};
