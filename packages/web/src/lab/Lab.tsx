import { printedKingdoms } from '@provincia/catalog';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import { levelName } from '../home/levels.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import type { Checked, Field } from '../worker/strategies.ts';
import { Conditions } from './Conditions.tsx';
import { commandOf } from './command-line.ts';
import { HowTo } from './HowTo.tsx';
import styles from './Lab.module.css';
import { Results } from './Results.tsx';
import { SidePanel } from './SidePanel.tsx';
import { contestantOf, FITTING, OWN, type Side, seedOf, useLabSetup } from './setup.ts';
import { useChecked, useField, useFitting } from './useField.ts';
import { useRun } from './useRun.ts';

/** Strategies against each other, in the browser. */
export default function Lab() {
  const { say } = useTranslation();
  const field = useField();
  return (
    <Page title={say('ui.lab.title')} className={styles.lab}>
      <header>
        <h1>{say('ui.lab.title')}</h1>
        <p>{say('ui.lab.lead')}</p>
      </header>
      {field === null ? (
        <p className={panels.loading}>{say('ui.common.loading')}</p>
      ) : (
        <Bench field={field} />
      )}
    </Page>
  );
}

function Bench({ field }: { readonly field: Field }) {
  const translation = useTranslation();
  const { say } = translation;
  const { sides, kingdom: chosen, colonies, games, seed, setSide } = useLabSetup();
  const checked = [useChecked(sides[0]), useChecked(sides[1])] as const;
  const players = sides.map((side, i) =>
    playerOf(side, field, checked[i], (level) => levelName(translation, level)),
  );
  const wanted = [...new Set(players.flatMap((player) => player?.piles ?? []))];
  const fitting = useFitting(wanted);
  const ten = chosen === FITTING ? fitting : printedKingdoms.find(({ id }) => id === chosen)?.cards;
  const kingdom = ten && colonies ? [...ten, 'platinum', 'colony'] : ten;
  const missing = players.flatMap((player) => {
    const piles = player?.piles.filter((id) => kingdom?.includes(id) === false) ?? [];
    return player === null || piles.length === 0 ? [] : [{ name: player.name, piles }];
  });
  const { state, start, stop } = useRun();
  const [one, other] = players;
  const canStart = one !== null && other !== null && Boolean(kingdom) && seedOf(seed) !== null;

  const run = () => {
    const full = seedOf(seed);
    if (one === null || other === null || !kingdom || full === null) return;
    const match = { players: sides.map(contestantOf), kingdom, seating: 'alternate', seed: full } as const;
    start({ match, names: [one.name, other.name], games, command: commandOf(match, games) });
  };

  return (
    <>
      <div className={styles.sides}>
        {([0, 1] as const).map((place) => (
          <SidePanel
            key={place}
            place={place}
            side={sides[place]}
            field={field}
            checked={checked[place]}
            onChange={(change) => setSide(place, change)}
          />
        ))}
      </div>
      <HowTo />
      <Conditions kingdom={kingdom} wanted={wanted.length} missing={missing} />
      <p className={buttons.actions}>
        <button type="button" className={buttons.primary} aria-disabled={!canStart} onClick={run}>
          <Sign name="play" /> {say('ui.lab.start')}
        </button>
        <button type="button" className={buttons.button} aria-disabled={!state?.running} onClick={stop}>
          {say('ui.lab.stop')}
        </button>
      </p>
      <Results state={state} />
    </>
  );
}

interface Player {
  readonly name: string;
  readonly piles: readonly string[];
}

/** Who plays for a side; null while its text has a mistake. */
function playerOf(
  { choice }: Side,
  field: Field,
  checked: Checked | null,
  nameOfLevel: (level: string) => string,
): Player | null {
  if (choice === OWN) return checked?.ok ? checked : null;
  const [kind, name] = choice.split(':');
  if (kind === 'level') return { name: nameOfLevel(name), piles: [] };
  return field.strategies.find(({ id }) => id === name) ?? null;
}
