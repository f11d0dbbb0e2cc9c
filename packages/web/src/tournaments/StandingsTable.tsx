import type { StandingsColumn, StandingsLine } from '@provincia/protocol';
import { clsx } from 'clsx';
import { Folded } from '../controls/Folded.tsx';
import { Section } from '../controls/Section.tsx';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { EntrantName } from './EntrantName.tsx';
import styles from './StandingsTable.module.css';
import { useEntrants, useShown } from './tournament-context.ts';
import { halves } from './tournament-words.ts';

/** Who is where, by which columns, and what these mean. */
export function StandingsTable() {
  const { say } = useTranslation();
  const { standings, columns, kind, you } = useShown();
  return (
    <Section title={say('ui.tournament.standings')} className={styles.standings}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('ui.tournament.place')}</th>
              <th scope="col">{say('ui.tournament.player')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {say(`ui.tournament.column.${column}`)}
                </th>
              ))}
              <th scope="col">{say('ui.tournament.games')}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map((line) => (
              <tr key={line.n} data-own={line.n === you}>
                <td className={clsx(styles.place, texts.figures)}>{line.place}</td>
                <th scope="row">
                  <EntrantName n={line.n} />
                  <Remarks line={line} />
                </th>
                {columns.map((column) => (
                  <td key={column} className={texts.figures}>
                    {shownOf(line, column)}
                  </td>
                ))}
                <td className={texts.figures}>{line.games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Folded title={say('ui.tournament.columnsTitle')} className={styles.help}>
        <p>{say('ui.tournament.columnsLead')}</p>
        <ul>
          {columns.map((column) => (
            <li key={column}>
              {column === 'points' && kind === 'arena'
                ? say('ui.tournament.columnHelp.arenaPoints')
                : say(`ui.tournament.columnHelp.${column}`)}
            </li>
          ))}
        </ul>
      </Folded>
    </Section>
  );
}

/** What else is to be said of somebody. */
function Remarks({ line }: { readonly line: StandingsLine }) {
  const { say } = useTranslation();
  const { status } = useShown();
  const out = useEntrants().entrant(line.n)?.out ?? null;
  const remarks = [
    ...(out === null ? [] : [say(`ui.tournament.out.${out}`)]),
    ...(line.noShows > 0 && out !== 'no-show' ? [say('ui.tournament.noShows', { count: line.noShows })] : []),
    ...(line.onFire && status === 'running' ? [say('ui.tournament.onFire')] : []),
  ];
  return remarks.length > 0 && <small>{remarks.join(', ')}</small>;
}

function shownOf(line: StandingsLine, column: StandingsColumn): string {
  const value = line[column];
  if (value === null) return '–';
  return column === 'performance' ? String(value) : halves(value);
}
