import type { PrintedKingdom } from '@provincia/catalog';
import type { Table } from '@provincia/protocol';
import { Link, useLocation } from 'wouter';
import { useLoaded } from '../api/useLoaded.ts';
import { Sign } from '../card/Sign.tsx';
import { Arms } from '../controls/Arms.tsx';
import { DailyWay } from '../daily/DailyWay.tsx';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './Alternatives.module.css';
import { levelName } from './levels.ts';
import { listed, rivalNames } from './lobby/table-words.ts';
import { useTables } from './lobby/useTables.ts';
import { makeTable, resumeSolo } from './start.ts';

interface SavedGame {
  readonly turn: number;
  readonly rivals: readonly string[];
}

/** With friends, or on with an unfinished game. */
export function Alternatives({ kingdom }: { readonly kingdom: PrintedKingdom }) {
  const { say } = useTranslation();
  const [, goTo] = useLocation();
  const { problem, run } = useAction();
  const saved = useSavedGame();
  const { own } = useTables();
  const invite = () =>
    run(async () =>
      goTo(
        await makeTable({
          seats: ['person', 'person'],
          kingdom: { by: 'printed', id: kingdom.id },
          access: 'link',
          rated: false,
        }),
      ),
    );
  return (
    <>
      <div className={styles.ways}>
        <button type="button" className={styles.way} onClick={invite}>
          <Sign name="link" />
          {say('ui.home.invite')}
        </button>
        <DailyWay className={styles.way} />
        <Link className={styles.way} href="/puzzles">
          <Sign name="puzzle" />
          {say('ui.home.puzzle')}
        </Link>
        {saved !== null ? <ResumeSaved saved={saved} /> : own.length > 0 && <ResumeTable table={own[0]} />}
      </div>
      <ProblemLine problem={problem} />
    </>
  );
}

function ResumeSaved({ saved: { turn, rivals } }: { readonly saved: SavedGame }) {
  const translation = useTranslation();
  const [, goTo] = useLocation();
  const names = listed(
    translation,
    rivals.map((level) => levelName(translation, level)),
  );
  return (
    <button type="button" className={styles.way} onClick={() => goTo(resumeSolo())}>
      <Arms seat={1} />
      {translation.say('ui.home.resume', { rivals: names, turn })}
    </button>
  );
}

function ResumeTable({ table }: { readonly table: Table }) {
  const translation = useTranslation();
  const { say } = translation;
  return (
    <Link className={styles.way} href={`/table/${table.id}`}>
      <Arms seat={table.you === 0 ? 1 : 0} />
      {table.status === 'open'
        ? say('ui.home.resumeWaiting')
        : say('ui.home.resumeTable', { rivals: rivalNames(translation, table) })}
    </Link>
  );
}

/** The unfinished game against bots on this device; without the part for local games there is none. */
function useSavedGame(): SavedGame | null {
  return useLoaded('saved', async () => (await import('../game-link/local-link.ts')).savedGame()).value;
}
