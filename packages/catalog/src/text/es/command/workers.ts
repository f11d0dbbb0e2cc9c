import type { Workers } from '../../en/command/workers.ts';

export const workers: Workers = {
  ready:
    'El worker {name} está listo: {threads, plural, one {# hilo} many {# de hilos} other {# hilos}}, versión {version}. Ctrl-C lo detiene; lo que tenía entre manos lo hacen otros.',
  stopped: 'El worker {name} se ha detenido.',
  joined: '{name} participa, con {threads, plural, one {# hilo} many {# de hilos} other {# hilos}}.',
  left: '{name} ya no está: otros hacen lo que no ha terminado.',
  none: 'No hay ningún worker: inicia «provincia worker» con la misma base de datos, en cualquier máquina.',
  others:
    '{count, plural, one {# worker tiene} many {# de workers tienen} other {# workers tienen}} otra versión ({versions}), y hace falta {version}: hay que actualizar{count, plural, one {lo} many {los} other {los}}.',
  lost: 'Se ha perdido la conexión con la base de datos. Se intenta de nuevo.',
  speed: '{name}: {speed} por segundo',
  done: '{name}: {unit, select, kingdoms {{amount, plural, one {# reino} many {# de reinos} other {# reinos}}} other {{amount, plural, one {# partida} many {# de partidas} other {# partidas}}}}, {speed} por segundo.',
};
