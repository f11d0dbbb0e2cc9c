import { ANY, type Plan, type Want } from './plan.ts';

/**
 * A plan in one line, as plans are kept: "16/14 5 2 chapel:1 smithy:3 duke@duchy:3 gold silver". First the money or the
 * turn from which on Provinces are bought, then how many are left when Duchies and Estates come first, then the wants.
 */
export function written({ provinces, duchies, estates, wants }: Plan): string {
  return [`${provinces.money}/${provinces.turn}`, duchies, estates, ...wants.map(writtenWant)].join(' ');
}

function writtenWant({ pile, upTo, once }: Want): string {
  const limit = upTo >= ANY ? '' : `:${upTo}`;
  return `${pile}${limit}${once === undefined ? '' : `@${once.pile}:${once.own}`}`;
}

/** The plan that was written so. */
export function read(line: string): Plan {
  const [provinces, duchies, estates, ...wants] = line.split(' ');
  const [money, turn] = provinces.split('/').map(Number);
  return {
    provinces: { money, turn },
    duchies: Number(duchies),
    estates: Number(estates),
    wants: wants.map(readWant),
  };
}

function readWant(word: string): Want {
  const [wanted, after] = word.split('@');
  const [pile, limit] = wanted.split(':');
  const upTo = limit === undefined ? ANY : Number(limit);
  if (after === undefined) return { pile, upTo };
  const [other, own] = after.split(':');
  return { pile, upTo, once: { pile: other, own: Number(own) } };
}
