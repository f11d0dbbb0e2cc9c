import { makeTable } from '../home/start.ts';

/** Makes a table with a seat kept for somebody, and says where it is. Everything else is chosen there. */
export function challenge(name: string): Promise<string> {
  return makeTable({
    seats: ['person', { invite: name }],
    kingdom: { by: 'random' },
    access: 'link',
    rated: false,
  });
}
