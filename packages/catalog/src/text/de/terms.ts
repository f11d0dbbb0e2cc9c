import type { Terms } from '../en/terms.ts';

export const terms: Terms = {
  supply: { word: 'Vorrat', never: ['Bank', 'Auslage*', 'Angebot*'] },
  kingdom: { word: 'Königreich' },
  /** Not „Erweiterung“: the base game is one too. */
  set: { word: 'Set', never: ['Ausgabe*', 'Erweiterung*'] },
  pile: { word: 'Stapel', never: ['Haufen', 'Stoß'] },
  /** To draw from; „Deck“ is all that a player has. */
  deck: {
    word: 'Nachziehstapel',
    never: ['Zugstapel*', 'Ziehstapel*', 'dein Stapel', 'deinen Stapel', 'deinem Stapel', 'deines Stapels'],
  },
  hand: { word: 'Hand' },
  'discard pile': { word: 'Ablagestapel', never: ['Abwurf*', 'deine Ablage', 'deiner Ablage'] },
  'trash (place)': { word: 'Müll', never: ['Müllstapel*', 'Müllhaufen', 'Abfall*'] },
  draw: { word: 'ziehen', never: ['nachziehen', 'nachgezogen*'] },
  buy: { word: 'kaufen', never: ['erwerben', 'erwirb*', 'erworben*'] },
  /** With „sich“ or „dir“: without it a card is only taken into the hand. */
  gain: {
    word: 'sich nehmen',
    never: [
      ...['nimm', 'nimmst', 'nimmt', 'nehmen', 'bekommst', 'bekommt', 'bekommen'].flatMap((verb) =>
        ['ein', 'eine', 'einen', 'zwei', 'drei', 'Ruinen'].map((object) => `${verb} ${object}`),
      ),
      'bekommst du keine',
      'Zugänge',
    ],
  },
  'trash (verb)': { word: 'entsorgen', never: ['wegwerf*', 'vernicht*', 'zerstör*', 'verschrott*'] },
  discard: { word: 'ablegen', never: ['abwerfen', 'abgeworfen*', 'wirf', 'wirfst', 'wirft'] },
  'set aside': { word: 'zur Seite legen', never: ['beiseite*'] },
  /** Out of a hand also „vorzeigen“. */
  reveal: { word: 'aufdecken', never: ['enthüll*', 'offenleg*', 'offengelegt*', 'umdreh*'] },
  Shelter: { word: 'Unterschlupf', never: ['Zuflucht*', 'Obdach*'] },
  Ruins: { word: 'Ruinen' },
  Looter: { word: 'Plünderer', never: ['Plünderung*'] },
  Knight: { word: 'Ritter' },
  Duration: { word: 'Dauer' },
  mat: { word: 'Tableau', never: ['Matte', 'Matten', 'Spielmatte*'] },
  token: { word: 'Marker', never: ['Plättchen', 'Chip', 'Chips'] },
  'extra turn': { word: 'Extrazug', never: ['Zusatzzug*', 'Bonuszug*', 'zusätzliche* Zug*'] },
  coin: { word: 'Münze', never: ['Taler*', 'Geldstück*'] },
  /** „Spiel“ is where cards lie when they have been played, and what is sold in boxes. */
  game: {
    word: 'Partie',
    never: [
      'Spiel',
      'Spiels',
      'der Spiele',
      'dieselben Spiele',
      'gewertete Spiele',
      'Spiele gegen',
      'Spiele pro',
      'von * Spielen',
    ],
    except: ['im Spiel', 'ins Spiel', 'aus dem Spiel', 'ein Spiel von Donald', 'Wenn dir das Spiel gefällt'],
  },
  rated: { word: 'gewertet', never: ['gerankt*', 'Ranglistenpartie*', 'Wertungspartie*'] },
  resign: { word: 'aufgeben', never: ['kapitulier*'] },
  seat: { word: 'Platz', never: ['Sitz', 'Sitze', 'Sitzplatz', 'Sitzplätze', 'Stuhl'] },
  replay: { word: 'Aufzeichnung', never: ['Wiederholung*', 'Replay*', 'Mitschnitt*'] },
  undo: { word: 'zurücknehmen', never: ['rückgängig*', 'ungeschehen*'] },
  bot: { word: 'Bot', never: ['Computergegner*', 'Roboter*', 'KI'] },
  host: { word: 'Gastgeber', never: ['Host', 'wer den Tisch gemacht hat'] },
  guest: { word: 'Gast', never: ['Besucher*'] },
  strategy: { word: 'Strategie', never: ['Taktik*'], except: ['Taktiker', 'Taktikern'] },
};
