import { clsx } from 'clsx';
import { use, useState } from 'react';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import { Segment } from '../controls/Segment.tsx';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { ChanceBar } from '../review/ChanceBar.tsx';
import { ChancesView } from '../review/ChancesView.tsx';
import { Learn } from '../review/Learn.tsx';
import { ReviewContext } from '../review/review-context.ts';
import { useSettings } from '../settings/settings.ts';
import { Tabs } from '../table/layout/Tabs.tsx';
import { Hand } from '../table/seat/Hand.tsx';
import { OwnStacks } from '../table/seat/OwnStacks.tsx';
import { CardsChart, PointsChart } from './charts.tsx';
import { momentLink } from './game.ts';
import { PlayOn } from './PlayOn.tsx';
import { useReplay } from './replay-context.ts';
import styles from './Scrub.module.css';
import { Position, SpeedChoice, Timeline, Transport } from './Transport.tsx';

const views = ['hand', 'points', 'cards', 'chances'] as const;

type View = (typeof views)[number];

/** Moving in the game, from where it is looked at, and what came of it. */
export function Scrub() {
  const { say } = useTranslation();
  const hasBar = useSettings(({ chanceBar }) => chanceBar);
  const learning = use(ReviewContext)?.learning ?? null;
  const { playhead } = useReplay();
  const [wanted, setView] = useState<View>(playhead.seat === null ? 'points' : 'hand');
  // From outside there is no hand.
  const view = playhead.seat === null && wanted === 'hand' ? 'points' : wanted;
  const offered = views.filter((one) => one !== 'hand' || playhead.seat !== null);
  if (learning !== null) {
    return (
      <section className={styles.scrub} aria-label={say('ui.review.learn.start')} data-landmark="prompt">
        <Learn seat={learning} />
        <div className={styles.shown}>
          <SeenHand />
        </div>
      </section>
    );
  }
  return (
    <section className={styles.scrub} aria-label={say('ui.replay.timeline')} data-landmark="prompt">
      {hasBar && <ChanceBar />}
      <div className={styles.moving}>
        <Transport />
        <Position />
        <Timeline />
        <SpeedChoice />
      </div>
      <div className={styles.looking}>
        <SeatChoice onChoice={(seat) => seat !== null && setView('hand')} />
        <Tabs
          label={say('ui.replay.show')}
          tabs={offered.map((tab) => ({
            tab,
            title: say(tab === 'chances' ? 'ui.review.chances' : `ui.replay.view.${tab}`),
          }))}
          shown={view}
          onTab={setView}
        />
        <span className={styles.grow} />
        <CopyMoment />
        <PlayOn className={styles.button} />
      </div>
      <div className={styles.shown}>
        {view === 'hand' && <SeenHand />}
        {view === 'points' && <PointsChart />}
        {view === 'cards' && <CardsChart />}
        {view === 'chances' && <ChancesView />}
      </div>
    </section>
  );
}

const OUTSIDE = -1;

function SeatChoice({ onChoice }: { readonly onChoice: (seat: number | null) => void }) {
  const { say } = useTranslation();
  const { names, playhead } = useReplay();
  const options = [
    { value: OUTSIDE, label: say('ui.replay.outside') },
    ...names.map((label, value) => ({ value, label })),
  ];
  const choose = (value: number) => {
    const seat = value === OUTSIDE ? null : value;
    playhead.lookFrom(seat);
    onChoice(seat);
  };
  return (
    <div className={styles.seats}>
      <Segment
        label={say('ui.replay.seenFrom')}
        options={options}
        value={playhead.seat ?? OUTSIDE}
        onChange={choose}
      />
    </div>
  );
}

/** What the player in the chosen seat had before them. */
function SeenHand() {
  return (
    <div className={styles.seen}>
      <OwnStacks className={styles.stacks} onDeck={() => undefined} />
      <Hand className={styles.hand} />
    </div>
  );
}

function CopyMoment() {
  const { say } = useTranslation();
  const { game, playhead } = useReplay();
  const { step, seat } = playhead;
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = () => {
    const link = new URL(momentLink(game, step, seat), location.href).href;
    navigator.clipboard.writeText(link).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  const label = say('ui.replay.copyMoment');
  return (
    <>
      <button
        type="button"
        className={clsx(buttons.button, styles.button)}
        title={label}
        aria-label={label}
        onClick={copy}
      >
        <Sign name={copied === 'yes' ? 'check' : 'link'} />
        <span className={styles.words}>
          {say(copied === 'yes' ? 'ui.common.copied' : 'ui.common.copyLink')}
        </span>
      </button>
      <span className={texts.spoken} role="status">
        {copied !== null && say(copied === 'yes' ? 'ui.common.copied' : 'ui.replay.notCopied')}
      </span>
    </>
  );
}
