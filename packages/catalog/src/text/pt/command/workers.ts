import type { Workers } from '../../en/command/workers.ts';

export const workers: Workers = {
  ready:
    'O worker {name} está pronto: {threads, plural, =0 {# threads} one {# thread} many {# de threads} other {# threads}}, versão {version}. Ctrl-C o interrompe; outros fazem o que ele estava fazendo.',
  stopped: 'O worker {name} parou.',
  joined:
    '{name} participa, com {threads, plural, =0 {# threads} one {# thread} many {# de threads} other {# threads}}.',
  left: '{name} não está mais lá: outros fazem o que ele não terminou.',
  none: 'Não há nenhum worker: inicie “provincia worker” com o mesmo banco de dados, em qualquer máquina.',
  others:
    '{count, plural, =0 {# workers têm} one {# worker tem} many {# de workers têm} other {# workers têm}} outra versão ({versions}), e é preciso {version}: {count, plural, =0 {atualize-os} one {atualize-o} many {atualize-os} other {atualize-os}}.',
  lost: 'A conexão com o banco de dados foi perdida. Tentando de novo.',
  speed: '{name}: {speed} por segundo',
  done: '{name}: {unit, select, kingdoms {{amount, plural, =0 {# reinos} one {# reino} many {# de reinos} other {# reinos}}} other {{amount, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}}}}, {speed} por segundo.',
};
