import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useParams } from 'wouter';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { LOCAL, loadGame, type ReplayGame } from './game.ts';
import { problemOf, type ReplayProblem } from './problem.ts';
import { ReplayScreen } from './ReplayScreen.tsx';

/** A game to be watched: of a table, in the address, or the last one of this browser. */
export default function Replay() {
  const { id = LOCAL } = useParams<{ id: string }>();
  const packed = useSyncExternalStore(onHash, () => decodeURIComponent(location.hash.slice(1)));
  const { say } = useTranslation();
  const [game, setGame] = useState<ReplayGame | null>(null);
  const [problem, setProblem] = useState<ReplayProblem | null>(null);
  useEffect(() => {
    let isWanted = true;
    let opened: ReplayGame | null = null;
    setGame(null);
    setProblem(null);
    loadGame(id, packed).then(
      (loaded) => {
        opened = loaded;
        if (!isWanted) loaded?.source.close();
        else if (loaded === null) setProblem('none');
        else setGame(loaded);
      },
      (reason) => isWanted && setProblem(problemOf(reason)),
    );
    return () => {
      isWanted = false;
      opened?.source.close();
    };
  }, [id, packed]);
  if (problem !== null) return <Refused id={id} problem={problem} />;
  if (game === null) return <p className={panels.loading}>{say('ui.common.loading')}</p>;
  return <ReplayScreen key={`${id} ${packed}`} game={game} />;
}

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

function Refused({ id, problem }: { readonly id: string; readonly problem: ReplayProblem }) {
  const { say } = useTranslation();
  return (
    <Page title={say('ui.replay.title')} className={panels.notice}>
      <h1>{say('ui.replay.title')}</h1>
      <p role="alert">{say(`ui.replay.problem.${problem}`)}</p>
      <p className={buttons.actions}>
        {problem === 'running' && (
          <Link className={buttons.primary} href={`/table/${id}`}>
            {say('ui.replay.toTable')}
          </Link>
        )}
        <Link className={buttons.button} href="/replays">
          {say('ui.replay.toReplays')}
        </Link>
      </p>
    </Page>
  );
}
