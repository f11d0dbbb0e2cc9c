import type { DailyGame, DailyPage, Table } from '@provincia/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { request } from '../api/request.ts';
import { useReply } from '../api/useLoaded.ts';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { levelName } from '../home/levels.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Dialog } from '../table/layout/Dialog.tsx';
import styles from './DailyEnd.module.css';
import { dailyLink } from './daily-words.ts';
import { Share } from './Share.tsx';

interface DailyEndProps {
  readonly table: Table;
  readonly daily: DailyGame;
}

/** After a game of the daily kingdom: the place on the board, the way to tell others, and once more for practice. */
export default function DailyEnd({ table, daily }: DailyEndProps) {
  const { say } = useTranslation();
  const { day, set, counts } = daily;
  const [, goTo] = useLocation();
  const { busy, problem, run } = useAction();
  const practise = () =>
    void run(async () => {
      const { id } = await request<Table>('POST', `/api/daily/${day}/${set}/practice`, {});
      goTo(`/table/${id}`);
    });
  const isOwn = table.you !== null;
  return (
    <>
      {isOwn && (counts ? table.status === 'over' && <Place daily={daily} /> : <Practised />)}
      <Link className={buttons.button} href={dailyLink(day, set)}>
        <Sign name="sun" />
        {say('ui.daily.toBoard')}
      </Link>
      {isOwn && table.status === 'over' && (
        <button type="button" className={buttons.button} aria-busy={busy} onClick={practise}>
          {say('ui.daily.practise')}
        </button>
      )}
      <ProblemLine problem={problem} />
    </>
  );
}

function Practised() {
  return <p className={styles.place}>{useTranslation().say('ui.daily.wasPractice')}</p>;
}

function Place({ daily: { day, set } }: { readonly daily: DailyGame }) {
  const translation = useTranslation();
  const { say } = translation;
  const [isSharing, setSharing] = useState(false);
  const { value: page } = useReply<DailyPage>(`/api/daily/${day}/${set}`);
  const result = page?.own?.result ?? null;
  if (page === null) return <p className={styles.place}>{say('ui.daily.counting')}</p>;
  if (result === null) return <p className={styles.place}>{say('ui.daily.late')}</p>;
  const { players } = page;
  const level = levelName(translation, page.level);
  return (
    <>
      <p className={styles.place} role="status">
        {result.place === null
          ? say('ui.daily.noPlace')
          : say('ui.daily.place', { place: result.place, players })}
      </p>
      <button type="button" className={buttons.primary} onClick={() => setSharing(true)}>
        <Sign name="link" />
        {say('ui.daily.share')}
      </button>
      {isSharing && (
        <Dialog title={say('ui.daily.shareTitle')} onClose={() => setSharing(false)}>
          <Share shared={{ day, set, result, players, level }} />
        </Dialog>
      )}
    </>
  );
}
