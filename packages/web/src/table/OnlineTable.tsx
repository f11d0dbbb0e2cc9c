import { useParams } from 'wouter';
import { usePlayed } from '../home/choices.ts';
import { RemoteTable, useRemoteLink } from './RemoteTable.tsx';

/** The page of a table on the server. */
export default function OnlineTable() {
  usePlayed();
  const { id = '' } = useParams<{ id: string }>();
  const link = useRemoteLink(id);
  return link === null ? null : <RemoteTable key={id} link={link} />;
}
