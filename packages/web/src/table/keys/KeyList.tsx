import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import './key-help.css';

const rows = [
  ['F6', 'region'],
  ['← ↑ → ↓', 'move'],
  ['space', 'choose'],
  ['enter', 'confirm'],
  ['U', 'undo'],
  ['T', 'treasures'],
  ['E', 'end'],
  ['I', 'inspect'],
  ['L', 'log'],
  ['?', 'help'],
] as const;

/** All keys of the table. */
export function KeyList() {
  const { say } = useTranslation();
  return (
    <>
      <dl className="keyhelp">
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key === 'space' || key === 'enter' ? say(`ui.table.${key}`) : key}</kbd>
            </dt>
            <dd>{say(`ui.table.key.${what}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="keynote">{say('ui.table.pointerHelp')}</p>
    </>
  );
}
