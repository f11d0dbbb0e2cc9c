import { ANY, type Plan, type Want } from './plan.ts';

/**
 * A plan in one line, as plans are kept: "16/14 5 2 chapel:1 smithy:3 duke@duchy:3 gold duchy<6 silver". First the money
 * or the turn from which on Provinces are bought, then how many are left when Duchies and Estates come first, then the
 * wants.
 */
export function written({ provinces, duchies, estates, wants }: Plan): string {
  return [`${provinces.money}/${provinces.turn}`, duchies, estates, ...wants.map(writtenWant)].join(' ');
}

function writtenWant({ pile, upTo, once, late }: Want): string {
  const limit = upTo >= ANY ? '' : `:${upTo}`;
  const near = late === undefined ? '' : `<${late}`;
  return `${pile}${limit}${near}${once === undefined ? '' : `@${once.pile}:${once.own}`}`;
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

const WANT = /^(?<pile>[a-z-]+)(:(?<upTo>\d+))?(<(?<late>\d+))?(@(?<other>[a-z-]+):(?<own>\d+))?$/;

function readWant(word: string): Want {
  const parts = WANT.exec(word)?.groups;
  if (parts === undefined) throw new RangeError(`"${word}" is not what a plan can want`);
  const { pile, upTo, late, other, own } = parts;
  return {
    pile,
    upTo: upTo === undefined ? ANY : Number(upTo),
    ...(late !== undefined && { late: Number(late) }),
    ...(other !== undefined && { once: { pile: other, own: Number(own) } }),
  };
}
