import { type SetId, setIds } from '@provincia/catalog';
import type { Clock, KingdomWish, NewTable, Table, TableChange } from '@provincia/protocol';
import type { PrintingChoices, Printings } from '../kingdoms/piles.ts';
import type { HowChosen, SettledChoice, TableChoice } from './choices.ts';

/** What the server is asked for. A rated table has neither bots nor anything to wait for with them. */
export function tableWish(choice: TableChoice, kingdom: KingdomWish, club?: string): NewTable {
  const { others, shelters, colonies, clock, access, rated } = choice;
  const wished = clockOf(clock);
  return {
    seats: ['person', ...others.map((one) => (one === 'person' ? one : { bot: one }))],
    kingdom,
    ...(shelters === 'rules' ? {} : { shelters: shelters === 'with' }),
    ...(colonies === 'rules' ? {} : { colonies: colonies === 'with' }),
    ...(wished === null ? {} : { clock: wished }),
    ...(club === undefined ? { access } : { access: 'link', club }),
    rated: rated && canBeRated(choice),
  };
}

/** The same with the first seat for another person kept for a member; empty for nobody. */
export function withGuest(wish: NewTable, invite: string): NewTable {
  const seat = wish.seats.indexOf('person', 1);
  return invite === '' || seat < 0 ? wish : { ...wish, seats: wish.seats.with(seat, { invite }) };
}

export function canBeRated({ others }: Pick<TableChoice, 'others'>): boolean {
  return others.every((one) => one === 'person');
}

/** Whether a table that waits could be rated as it is: whoever comes has to be registered then. */
export function couldBeRated({ seats }: Pick<Table, 'seats'>): boolean {
  return seats.every(({ kind }) => ['member', 'free', 'invited'].includes(kind));
}

/** What was chosen for a table that there is. */
export function howChosen({
  shelters,
  colonies,
  clock,
  access,
  rated,
}: Pick<Table, 'shelters' | 'colonies' | 'clock' | 'access' | 'rated'>): HowChosen {
  return {
    shelters: chosenOf(shelters),
    colonies: chosenOf(colonies),
    clock: clock === null ? 'none' : chosenClock(clock),
    access,
    rated,
  };
}

/** What the server is asked to change for it. */
export function howChanged({ shelters, colonies, clock, access, rated }: Partial<HowChosen>): TableChange {
  return {
    ...(shelters !== undefined && { shelters: settledBy(shelters) }),
    ...(colonies !== undefined && { colonies: settledBy(colonies) }),
    ...(clock !== undefined && { clock: clockOf(clock) }),
    ...(access !== undefined && { access }),
    ...(rated !== undefined && { rated }),
  };
}

/** What was settled before a game; null where the rules decide. */
export function chosenOf(settled: boolean | null): SettledChoice {
  return settled === null ? 'rules' : settled ? 'with' : 'without';
}

function settledBy(choice: SettledChoice): boolean | null {
  return choice === 'rules' ? null : choice === 'with';
}

/** "5+10" for minutes and seconds, "3d" for days. */
function chosenClock(clock: Clock): string {
  return 'days' in clock ? `${clock.days}d` : `${clock.minutes}+${clock.increment}`;
}

export function clockOf(clock: string): Clock | null {
  if (clock === 'none') return null;
  if (clock.endsWith('d')) return { days: Number(clock.slice(0, -1)) };
  const [minutes, increment] = clock.split('+').map(Number);
  return { minutes, increment };
}

/** The sets that are not left out. */
export function printingsOf(choice: PrintingChoices): Printings {
  const taken = setIds.filter((set) => choice[set] !== 'none');
  return Object.fromEntries(taken.map((set) => [set, choice[set]])) as Partial<Record<SetId, never>>;
}

/** As many others as there should be: those that are there, then more of the last. */
export function resized(others: readonly string[], count: number): readonly string[] {
  const last = others.at(-1) ?? 'person';
  return Array.from({ length: count }, (_, i) => others[i] ?? last);
}
