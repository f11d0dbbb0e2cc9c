import type { CoachWords } from '../en/coach.ts';
import { puzzle } from './puzzle.ts';

export const coach: CoachWords = {
  mark: {
    fine: 'Gut',
    inaccuracy: 'Ungenauigkeit',
    mistake: 'Fehler',
    blunder: 'Patzer',
  },
  line: {
    noAction: 'Keine Aktion spielen',
    noPurchase: 'Nichts kaufen',
    withMore: '{first}, dann {more}',
  },
  reason: {
    'wins-now': 'Damit ist die Partie sofort zu Ende und gewonnen.',
    'loses-now': 'Mit der gegebenen Antwort ist die Partie zu Ende und verloren.',
    // The card stands in the accusative.
    'hardly-used':
      'In etwa {turns, plural, one {# weiteren Zug} other {# weiteren Zügen}} hätte man {card} {uses, plural, =0 {fast nie} one {nur einmal} other {nur #-mal}} auf der Hand.',
    points: 'Die Partie endet um etwa {points, plural, one {# Punkt} other {# Punkte}} besser.',
    sooner: 'Die Partie endet etwa {turns, plural, one {# Zug} other {# Züge}} früher.',
    later: 'Die Partie dauert etwa {turns, plural, one {# Zug} other {# Züge}} länger.',
    plan: 'Das sieht der Plan als Nächstes vor: {plan}.',
    'wins-more': 'Es gewinnt einfach öfter.',
  },
  chance: '{chance, number, percent} (±{error} in {games, plural, one {# Partie} other {# Partien}})',
  loss: 'Das kostete {loss} ±{error} Prozentpunkte.',
  balance: 'Können {skill}, Glück {luck}: {verdict}.',
  verdict: {
    lucky: '{you, select, yes {Du hattest Glück} other {{name} hatte Glück}}',
    unlucky: '{you, select, yes {Du hattest Pech} other {{name} hatte Pech}}',
    mistakes:
      '{you, select, yes {Fehler haben dich am meisten gekostet} other {Fehler haben {name} am meisten gekostet}}',
    well: '{you, select, yes {Du hast gut gespielt} other {{name} hat gut gespielt}}',
    even: 'Glück und Können wogen etwa gleich viel',
  },
  hint: {
    title: 'Tipp',
    take: 'Wähle einen, um ihm zu folgen.',
    thinking: 'Probiert aus, was du tun könntest …',
    none: 'Hier lässt sich nichts ausprobieren, deshalb gibt es keinen Tipp. Das zählt auch nicht als einer.',
    only: 'Etwas anderes lohnt hier keinen Versuch.',
    taken: '{count, plural, one {# Tipp} other {# Tipps}} in dieser Partie',
  },
  turn: {
    fine: 'Guter Zug',
    actions: 'Aktionen schlecht gewählt, Käufe gut',
    purchases: 'Aktionen gut gewählt, Käufe schlecht',
    both: 'Aktionen und Käufe schlecht gewählt',
    onlyActions: 'Aktionen schlecht gewählt',
    onlyPurchases: 'Käufe schlecht gewählt',
  },
  ways: {
    title: 'Was in diesem Königreich gewinnt',
    money: 'Viel Geld',
    shares:
      'So viel Prozent von {games, plural, one {# Partie} other {# Partien}} gewinnt ein Plan gegen die anderen und gegen „Viel Geld“ (±{error}).',
    even: 'Zu {players} Personen ist {even} ausgeglichen.',
    cards:
      'Unter jedem Plan steht, was er gewöhnlich bekommt: ab welchem Zug, und wie viele Karten bis Zug 16.',
    got: 'Was alle bekommen haben',
    from: 'ab Zug {turn}: {cards}',
    nothing: 'nichts',
  },
  plan: {
    money: '{named, select, no {Geld} other {Geld mit {card}}}',
    engine: '{named, select, no {Motor} other {Motor mit {card}}}',
    chain: '{named, select, no {Kette von Aktionen} other {Kette mit {card}}}',
    megaturn: '{named, select, no {Riesenzug} other {Riesenzug mit {card}}}',
    rush: '{named, select, no {Ansturm} other {Ansturm auf {card}}}',
    points: '{named, select, no {Punkte} other {Punkte durch {card}}}',
    curses: '{named, select, no {Angriff} other {Angriff mit {card}}}',
    piles: '{named, select, no {Leere Stapel} other {Leere Stapel mit {card}}}',
    slog: 'Zähes Ringen',
    unknown: 'Unbekannter Plan',
  },
  puzzle,
};
