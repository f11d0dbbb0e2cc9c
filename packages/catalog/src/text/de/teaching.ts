import type { Teaching } from '../en/teaching.ts';

export const teaching: Teaching = {
  label: 'Erklärung',
  gotIt: 'Verstanden',
  stop: 'Nichts mehr erklären',
  explain: {
    hand: 'Diese fünf Karten sind deine Hand. Alle beginnen mit sieben Kupfer und drei Anwesen. Ein goldener Rand zeigt, was du jetzt wählen kannst.',
    treasures: 'Das ist die Kaufphase. Spiele zuerst dein Geld aus: Jedes Kupfer gibt 1 Münze.',
    buy: 'Du hast {coins, plural, one {# Münze} other {# Münzen}}. Wähle einen Stapel, der nicht mehr kostet. Was du nicht ausgibst, verfällt am Ende deines Zuges.',
    gained:
      'Was du kaufst, kommt auf deinen Ablagestapel. Du ziehst es später, wenn dein Nachziehstapel aufgebraucht war und neu gemischt wurde.',
    cleanUp:
      'Dein Zug ist vorbei. Alles, was du ausgespielt hast, und der Rest deiner Hand liegen auf deinem Ablagestapel, und du hast fünf neue Karten gezogen.',
    shuffle:
      'Dein Nachziehstapel war leer. Dein Ablagestapel wurde gemischt und ist jetzt dein Nachziehstapel. Nun ziehst du, was du gekauft hast.',
    action:
      'Du hast eine Aktionskarte auf der Hand. Aktionen kommen vor der Kaufphase. Du kannst eine pro Zug ausspielen, wenn dir keine Karte mehr gibt.',
    played:
      'Du hast getan, was auf der Karte steht, von oben nach unten. Sie bleibt bis zum Ende deines Zuges hier liegen und kommt dann auf deinen Ablagestapel: Sie gehört weiter dir.',
    clash:
      'Zwei Aktionskarten, die kein +1 Aktion geben, aber nur eine Aktion: Du kannst nur eine davon ausspielen. Kauf also nicht zu viele dieser Art.',
    attack: '{name} hat eine Angriffskarte ausgespielt. Angriffe treffen alle anderen.',
    reaction:
      'Du kannst jetzt reagieren, obwohl du nicht am Zug bist. Eine Karte, die du vorzeigst, bleibt auf deiner Hand.',
    five: 'Mit 5 Münzen kannst du fast alles im Königreich kaufen. Am Anfang sind Karten, die jeden späteren Zug besser machen, mehr wert als Punkte.',
    eight:
      'Acht Münzen: genug für eine Provinz, die 6 Punkte zählt. Meist entscheiden die Provinzen die Partie.',
    extraBuy: 'Du hast {buys} Käufe: Du kannst deine Münzen auf mehrere Karten verteilen.',
    extraAction: 'Du hast noch {actions} Aktionen: Spiele mehrere Aktionskarten aus, eine nach der anderen.',
    trash:
      'Entsorgte Karten gehören nicht mehr zu deinem Deck. Das ist oft gut: Ohne schwache Karten ziehst du die starken häufiger.',
    curse:
      'Ein Fluch kostet dich am Ende der Partie 1 Punkt, und bis dahin nimmt er dir Platz auf der Hand weg.',
    rivalProvince:
      '{name} hat die erste Provinz. Achte von jetzt an darauf, wie viele noch da sind: Mit der letzten endet die Partie.',
    fewProvinces:
      'Drei Provinzen sind noch da, das Ende ist nah. Jetzt können Herzogtümer und sogar Anwesen mehr wert sein als bessere Karten.',
    emptyPile: 'Dieser Stapel ist leer. Die Partie endet auch, wenn {limit} Stapel des Vorrats leer sind.',
    twoEmpty:
      'Zwei Stapel sind leer. Nach dem Zug, in dem der dritte leer wird, ist die Partie vorbei. Liegst du vorn?',
    over: 'Jetzt zählen alle deine Karten, wo immer sie sind: ein Anwesen 1 Punkt, ein Herzogtum 3, eine Provinz 6, ein Fluch −1. Bei Gleichstand gewinnt, wer weniger Züge hatte.',
  },
};
