import { lookOf } from './look.ts';

/** Who would seem to speak for the server, and what stands in the place of names at tables, in all languages. */
const words = [
  ...[
    'admin',
    'administrator',
    'administration',
    'administrador',
    'moderator',
    'moderador',
    'mod',
    'root',
    'system',
  ],
  ...[
    'server',
    'servidor',
    'operator',
    'support',
    'soporte',
    'suporte',
    'staff',
    'official',
    'team',
    'webmaster',
  ],
  ...[
    'provincia',
    'provincia team',
    'security',
    'help',
    'info',
    'everybody',
    'nobody',
    'anonymous',
    'null',
    'undefined',
  ],
  ...['guest', 'gast', 'invitado', 'visitante', 'deleted', 'deleted player', 'gelöschter Spieler'],
  ...['cuenta eliminada', 'jogador excluído', 'bot', 'computer', 'program', 'easy', 'normal'],
  ...['advanced', 'hard'],
  ...[
    'Squire',
    'Steward',
    'Seneschal',
    'Sovereign',
    'Knappe',
    'Truchsess',
    'Seneschall',
    'Herrscher',
    'Escudero',
    'Mayordomo',
    'Senescal',
    'Soberano',
  ],
  ...['Escudeiro', 'Mordomo'],
  ...['you', 'du', 'tú', 'você', 'player', 'Spieler', 'jugador', 'jogador'],
  ...['free', 'frei', 'libre', 'livre', 'free seat', 'freier Platz', 'asiento libre', 'lugar livre'],
];

const reserved = new Set(words.map(bare));

/** Whether a name is, or looks like, one that nobody may have; numbers behind it change nothing. */
export function isReserved(name: string): boolean {
  return reserved.has(bare(name)) || reserved.has(bare(name.normalize('NFKC').replace(/[\d ._'-]+$/, '')));
}

/** Without spaces, and with all that looks like a stroke as one. */
function bare(name: string): string {
  return lookOf(name).replaceAll(' ', '').replaceAll('i', 'l');
}
