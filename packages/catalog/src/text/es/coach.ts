import type { CoachWords } from '../en/coach.ts';
import { puzzle } from './puzzle.ts';

export const coach: CoachWords = {
  mark: {
    fine: 'Bien',
    inaccuracy: 'Imprecisión',
    mistake: 'Error',
    blunder: 'Error grave',
  },
  line: {
    noAction: 'No jugar ninguna acción',
    noPurchase: 'No comprar nada',
    withMore: '{first}, luego {more}',
  },
  reason: {
    'wins-now': 'Termina la partida al instante y la gana.',
    'loses-now': 'La respuesta dada termina la partida y la pierde.',
    'hardly-used':
      'En {turns, plural, one {# turno más} many {# de turnos más} other {# turnos más}} aproximadamente, {card} {uses, plural, =0 {casi no aparecería} one {aparecería solo una vez} many {aparecería solo # de veces} other {aparecería solo # veces}}.',
    points:
      'La partida acaba aproximadamente {points, plural, one {# punto} many {# de puntos} other {# puntos}} mejor.',
    sooner:
      'La partida termina aproximadamente {turns, plural, one {# turno} many {# de turnos} other {# turnos}} antes.',
    later:
      'La partida dura aproximadamente {turns, plural, one {# turno} many {# de turnos} other {# turnos}} más.',
    plan: 'Es lo que pide ahora el plan: {plan}.',
    'wins-more': 'Sencillamente gana más veces.',
  },
  chance:
    '{chance, number, percent} (±{error} en {games, plural, one {# partida} many {# de partidas} other {# partidas}})',
  loss: 'Costó {loss} ±{error} puntos porcentuales.',
  balance: 'Habilidad {skill}, suerte {luck}: {verdict}.',
  verdict: {
    lucky: '{you, select, yes {tuviste suerte} other {{name} tuvo suerte}}',
    unlucky: '{you, select, yes {tuviste mala suerte} other {{name} tuvo mala suerte}}',
    mistakes:
      '{you, select, yes {lo que más te costó fueron tus errores} other {lo que más le costó a {name} fueron sus errores}}',
    well: '{you, select, yes {jugaste bien} other {{name} jugó bien}}',
    even: 'la suerte y la habilidad pesaron más o menos lo mismo',
  },
  hint: {
    title: 'Pista',
    take: 'Elige una para seguirla.',
    thinking: 'Probando lo que podrías hacer …',
    none: 'Aquí no se puede probar nada, así que no hay pista. No cuenta como tal.',
    only: 'Aquí no merece la pena probar nada más.',
    taken: '{count, plural, one {# pista} many {# de pistas} other {# pistas}} en esta partida',
  },
  turn: {
    fine: 'Buen turno',
    actions: 'Acciones mal elegidas, buenas compras',
    purchases: 'Acciones bien elegidas, malas compras',
    both: 'Acciones mal elegidas, malas compras',
    onlyActions: 'Acciones mal elegidas',
    onlyPurchases: 'Malas compras',
  },
  ways: {
    title: 'Lo que gana en este reino',
    money: 'Mucho dinero',
    shares:
      'Porcentaje de {games, plural, one {# partida} many {# de partidas} other {# partidas}} que un plan gana contra los demás y contra «Mucho dinero» (±{error}).',
    even: 'Con {players} jugadores, lo parejo es {even}.',
    cards:
      'Debajo de cada plan están las cartas que suele ganar: desde qué turno, y cuántas hasta el turno 16.',
    got: 'Las cartas que ganó cada jugador',
    from: 'desde el turno {turn}: {cards}',
    nothing: 'nada',
  },
  plan: {
    money: '{named, select, no {Dinero} other {Dinero con {card}}}',
    engine: '{named, select, no {Motor} other {Motor con {card}}}',
    chain: '{named, select, no {Cadena de acciones} other {Cadena de {card}}}',
    megaturn: '{named, select, no {Megaturno} other {Megaturno con {card}}}',
    rush: '{named, select, no {Carrera} other {Carrera de {card}}}',
    points: '{named, select, no {Puntos} other {Puntos con {card}}}',
    curses: '{named, select, no {Ataque} other {Ataque con {card}}}',
    piles: '{named, select, no {Pilas vacías} other {Pilas vacías con {card}}}',
    slog: 'Guerra de desgaste',
    unknown: 'Plan desconocido',
  },
  puzzle,
};
