import { useEffect, useState } from 'react';
import panels from '../controls/panels.module.css';
import { openLocalLink, type SoloGame } from '../game-link/local-link.ts';
import type { TableLink } from '../game-link/table-link.ts';
import { useLink } from '../game-link/useLink.ts';
import { usePlayed } from '../home/choices.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { soloGame } from './solo-game.ts';
import { TableProblem } from './TableProblem.tsx';
import { TableScreen } from './TableScreen.tsx';

const WISH = 'provincia-solo';

/** What the page before wished for is taken once: loading the page again goes on with the game that was begun. */
function takeWish(): SoloGame {
  const wish = history.state ?? sessionStorage.getItem(WISH);
  sessionStorage.removeItem(WISH);
  history.replaceState(null, '');
  return soloGame(wish);
}

/** A game against bots in this browser, without a server. */
export default function SoloTable() {
  const { say } = useTranslation();
  const [link, setLink] = useState<TableLink | null>(null);
  useEffect(() => {
    let opened: TableLink | null = null;
    let isGone = false;
    // Not at once: what is mounted and taken down again in the same breath must not take the wish with it.
    const starting = setTimeout(async () => {
      opened = await openLocalLink(takeWish());
      if (isGone) opened.close();
      else setLink(opened);
    });
    return () => {
      isGone = true;
      clearTimeout(starting);
      opened?.close();
    };
  }, []);
  if (link === null) return <p className={panels.loading}>{say('ui.common.loading')}</p>;
  return <Opened link={link} />;
}

function Opened({ link }: { readonly link: TableLink }) {
  usePlayed();
  const { problem } = useLink(link);
  return problem === null ? <TableScreen link={link} /> : <TableProblem problem={problem} />;
}
