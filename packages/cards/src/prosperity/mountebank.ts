import type { CardFile } from '../card-file.ts';

export const mountebank = {
  id: 'mountebank',
  set: 'prosperity',
  editions: [1],
  cost: 5,
  types: ['action', 'attack'],
  plus: { coins: 2 },
  play(_me, attack) {
    attack.eachVictim((victim) => {
      const curse = victim.find('curse');
      if (curse !== undefined && victim.yesNo('discard', 'curse')) {
        victim.discard([curse]);
      } else {
        victim.gain('curse');
        victim.gain('copper');
      }
    });
  },
  tellsOfHands: true,
  roles: ['curser'],
  hints: { worth: 6.3, power: 4.8 },
  asks: { discard: { no: { gain: 'curse' }, why: ['mountebank'] } },
} as const satisfies CardFile;
