import { Link } from 'wouter';
import { useEntrants, useShown } from './tournament-context.ts';

/** Leads to the page of a member. One's own is marked. */
export function EntrantName({ n }: { readonly n: number }) {
  const { you } = useShown();
  const { entrant, nameOf } = useEntrants();
  const name = nameOf(n);
  const shown = n === you ? <b>{name}</b> : name;
  return entrant(n)?.member === true ? (
    <Link href={`/player/${encodeURIComponent(name)}`}>{shown}</Link>
  ) : (
    shown
  );
}
