import { type CoachTranslation, locales } from '@provincia/catalog';
import { type Puzzle, type Theme, themes } from '@provincia/coach/puzzle';
import { puzzles } from '@provincia/coach/puzzles';
import { clsx } from 'clsx';
import { useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import buttons from '../controls/buttons.module.css';
import { Pick } from '../controls/Pick.tsx';
import panels from '../controls/panels.module.css';
import rows from '../controls/rows.module.css';
import texts from '../controls/text.module.css';
import { levelName } from '../home/levels.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useCoachTranslation } from '../i18n/useCoachTranslation.ts';
import { Page } from '../shell/Page.tsx';
import { numberOf, placeOf, stateOf, stateOn, todays } from './known-puzzles.ts';
import { PuzzleRecord } from './PuzzleRecord.tsx';
import styles from './Puzzles.module.css';
import { meetAccount, useRecord } from './record.ts';
import { StateSign } from './StateSign.tsx';

/** All puzzles: the one of today first, then by theme. */
export default function Puzzles() {
  const { say } = useTranslation();
  const words = useCoachTranslation();
  useEffect(() => void meetAccount(), []);
  return (
    <Page title={say('ui.common.puzzles')} className={styles.page}>
      {words === null ? (
        <p className={panels.loading}>{say('ui.common.loading')}</p>
      ) : (
        <>
          <header className={styles.head}>
            <h1>{say('ui.common.puzzles')}</h1>
            <p className={styles.lead}>
              {words.say('coach.puzzle.lead', { level: levelName(words, 'normal') })}
            </p>
          </header>
          <div className={styles.first}>
            <OfToday words={words} />
            <PuzzleRecord words={words} />
          </div>
          <ByTheme words={words} />
        </>
      )}
    </Page>
  );
}

interface Worded {
  readonly words: CoachTranslation;
}

/** The same for everybody, until midnight by UTC. */
function OfToday({ words }: Worded) {
  const { say, language } = words;
  const heading = useId();
  const { day, puzzle } = todays();
  const state = useRecord((known) => stateOn(known, day));
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <section className={clsx(panels.high, styles.today)} aria-labelledby={heading}>
      <p className={texts.label}>{date.format(Date.now())}</p>
      <h2 id={heading}>{say('coach.puzzle.ofDay')}</h2>
      <p>
        {say(`coach.puzzle.theme.${puzzle.theme}`)} · {placeOf(words, puzzle)} ·{' '}
        {say('coach.puzzle.turn', { turn: puzzle.turn })}
      </p>
      <div className={styles.way}>
        <Link className={state === 'open' ? buttons.primary : buttons.button} href={`/puzzles/${puzzle.id}`}>
          {say(state === 'open' ? 'coach.puzzle.solve' : 'coach.puzzle.lookAgain')}
        </Link>
        {state !== 'open' && (
          <span className={styles.state}>
            <StateSign state={state} />
            {say(`coach.puzzle.state.${state}`)}
          </span>
        )}
      </div>
    </section>
  );
}

function ByTheme({ words }: Worded) {
  const { say } = words;
  const known = useRecord();
  const [theme, setTheme] = useState<Theme | null>(null);
  const [isUnsolved, setUnsolved] = useState(false);
  const tick = useId();
  const shown = themes
    .filter((one) => theme === null || one === theme)
    .map((one) => ({ theme: one, all: puzzles.filter((puzzle) => puzzle.theme === one) }))
    .map(({ all, ...rest }) => ({
      ...rest,
      count: all.length,
      solved: all.filter((puzzle) => stateOf(known, puzzle) === 'solved').length,
      list: all.filter((puzzle) => !isUnsolved || stateOf(known, puzzle) !== 'solved'),
    }));
  return (
    <>
      <search className={styles.filter} aria-label={say('coach.puzzle.filter')}>
        <Pick
          label={say('coach.puzzle.ofTheme')}
          any={say('coach.puzzle.allThemes')}
          options={themes.map((value) => ({ value, label: say(`coach.puzzle.theme.${value}`) }))}
          value={theme}
          onChange={setTheme}
        />
        <span className={styles.tick}>
          <input
            id={tick}
            type="checkbox"
            checked={isUnsolved}
            onChange={({ target }) => setUnsolved(target.checked)}
          />
          <label htmlFor={tick}>{say('coach.puzzle.onlyUnsolved')}</label>
        </span>
      </search>
      {shown.map(({ theme: one, list, solved, count }) => (
        <section key={one} className={styles.theme} aria-labelledby={`theme-${one}`}>
          <h2 id={`theme-${one}`}>
            {say(`coach.puzzle.theme.${one}`)} <small>{say('coach.puzzle.ofCount', { solved, count })}</small>
          </h2>
          {list.length === 0 ? (
            <p className={rows.nothing}>{say('coach.puzzle.noneLeft')}</p>
          ) : (
            <ul>
              {list.map((puzzle) => (
                <Entry key={puzzle.id} puzzle={puzzle} words={words} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}

function Entry({ puzzle, words }: Worded & { readonly puzzle: Puzzle }) {
  const { say } = words;
  const state = useRecord((known) => stateOf(known, puzzle));
  return (
    <li>
      <Link className={styles.entry} href={`/puzzles/${puzzle.id}`} data-state={state}>
        <b>{say('coach.puzzle.number', { number: numberOf(puzzle) })}</b>
        <StateSign state={state} />
        <small>
          {placeOf(words, puzzle)} · {say('coach.puzzle.turn', { turn: puzzle.turn })}
        </small>
        <span className={texts.spoken}>{say(`coach.puzzle.state.${state}`)}</span>
      </Link>
    </li>
  );
}
