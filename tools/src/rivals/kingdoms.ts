/** Ten kingdoms of different kinds, by what is strong there. The strategy for each is `strategies/<name>.yaml`. */
export const kingdoms = {
  money: list('cellar market merchant militia mine moat remodel smithy village workshop'),
  engine: list('chapel laboratory festival militia smithy moat market workshop remodel cellar'),
  megaturn: list('bridge throne-room village laboratory chapel smithy market moat militia workshop'),
  rush: list('ironworks gardens workshop great-hall smithy village militia market remodel moat'),
  curses: list('witch chapel laboratory moat village market remodel bureaucrat mine cellar'),
  dukes: list('duke harem courtyard baron shanty-town pawn conspirator upgrade masquerade wishing-well'),
  laboratories: list(
    'laboratory market festival militia cellar merchant poacher vassal woodcutter harbinger',
  ),
  minions: list(
    'minion steward pawn nobles mining-village conspirator great-hall shanty-town ironworks wishing-well',
  ),
  torturers: list('torturer village masquerade market moat upgrade harem ironworks cellar remodel'),
  rebuilds: list('rebuild sage mystic armory smithy village militia market moat remodel'),
} as const;

function list(ids: string): readonly string[] {
  return ids.split(' ');
}
