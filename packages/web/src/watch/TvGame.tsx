import { useEffect } from 'react';
import type { RemoteLink } from '../game-link/remote-link.ts';
import { useLink } from '../game-link/useLink.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { RemoteTable, useRemoteLink } from '../table/RemoteTable.tsx';
import styles from './TvGame.module.css';

/** How long the result is shown, in milliseconds. */
const RESULT_TIME = 12_000;

interface TvGameProps {
  readonly id: string;
  /** Told once the result was seen, or if there is nothing to see. */
  readonly onOver: () => void;
}

/** One game, until it is over and its result was seen. */
export function TvGame({ id, onOver }: TvGameProps) {
  const link = useRemoteLink(id);
  return link === null ? null : <Shown link={link} onOver={onOver} />;
}

function Shown({ link, onOver }: { readonly link: RemoteLink; readonly onOver: () => void }) {
  const { say } = useTranslation();
  const { sight, problem } = useLink(link);
  const isOver = problem !== null || (sight?.result ?? null) !== null;
  useEffect(() => {
    if (!isOver) return;
    const waiting = setTimeout(onOver, RESULT_TIME);
    return () => clearTimeout(waiting);
  }, [isOver, onOver]);
  return (
    <>
      <RemoteTable link={link} />
      {isOver && (
        <p className={styles.next} role="status">
          {say('ui.watch.next')}
        </p>
      )}
    </>
  );
}
