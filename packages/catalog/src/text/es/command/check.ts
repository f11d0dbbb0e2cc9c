import type { Check } from '../../en/command/check.ts';

export const check: Check = {
  passed: {
    hello: 'Arranca y dice hello ({time, number} ms).',
    games: 'Juega {games} partidas a la vez hasta el final ({speed, number} respuestas por segundo).',
    questions: 'Responde a lo que preguntan las cartas: {questions, number} preguntas de {kinds} clases.',
    seed: 'Las mismas semillas dan las mismas {games} partidas, en otro proceso y en otro orden.',
    unknown: 'Ignora los mensajes y campos que no conoce.',
    middle: 'Sigue con una partida a medias, y con otras después de perder una.',
    quit: 'Termina cuando se le dice quit.',
    end: 'Termina cuando se acaba su entrada.',
  },
  failed: {
    hello: 'No dice hello: su primera línea tiene que ser un hello, y tiene que vaciar su salida.',
    games: 'No acaba {games} partidas a la vez: cada respuesta nombra game y seq de su pregunta.',
    questions:
      'No responde a todo lo que preguntan las cartas: elige de min a max de las opciones, ninguna más veces que su count.',
    seed: 'La partida {game} no se repite igual: saca los números al azar solo de seed de la partida y seq de la pregunta.',
    unknown: 'Tropieza con mensajes o campos que no conoce: ignóralos, las versiones siguientes tienen más.',
    middle:
      'No sigue con una partida a medias, o después de perder una: tras una caída, otro proceso recibe las partidas abiertas.',
    quit: 'No termina en {seconds} segundos después de quit, y habría que matarlo.',
    end: 'No termina en {seconds} segundos después del final de su entrada: se quedaría si matan el laboratorio.',
  },
  why: 'Qué pasó: {why}',
  result:
    '{failed, plural, =0 {{name} juega según el protocolo.} one {{name} falla en # prueba.} many {{name} falla en # de pruebas.} other {{name} falla en # pruebas.}}',
};
