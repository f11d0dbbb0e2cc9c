import { useState } from 'react';
import { Sign } from '../card/Sign.tsx';
import { Segment } from '../controls/Segment.tsx';
import { Hand } from '../table/seat/Hand.tsx';
import { OwnStacks } from '../table/seat/OwnStacks.tsx';
import '../table/seat/seat.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { CardsChart, PointsChart } from './charts.tsx';
import { momentLink } from './game.ts';
import { PlayOn } from './PlayOn.tsx';
import { useReplay } from './replay-context.ts';
import { Position, SpeedChoice, Timeline, Transport } from './Transport.tsx';

const views = ['hand', 'points', 'cards'] as const;

type View = (typeof views)[number];

/** Moving in the game, from where it is looked at, and what came of it. */
export function Scrub() {
  const { say } = useTranslation();
  const { playhead } = useReplay();
  const [wanted, setView] = useState<View>(playhead.seat === null ? 'points' : 'hand');
  // From outside there is no hand.
  const view = playhead.seat === null && wanted === 'hand' ? 'points' : wanted;
  const offered = views.filter((one) => one !== 'hand' || playhead.seat !== null);
  return (
    <section className="scrub" aria-label={say('ui.replay.timeline')} data-landmark="prompt">
      <div className="ctl">
        <Transport />
        <Position />
        <Timeline />
        <SpeedChoice />
      </div>
      <div className="ctl below">
        <SeatChoice onChoice={(seat) => seat !== null && setView('hand')} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div className="tabs" role="group" aria-label={say('ui.replay.show')}>
          {offered.map((one) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
              {say(`ui.replay.view.${one}`)}
            </button>
          ))}
        </div>
        <span className="grow" />
        <CopyMoment />
        <PlayOn />
      </div>
      <div className="scrubbody">
        {view === 'hand' && <SeenHand />}
        {view === 'points' && <PointsChart />}
        {view === 'cards' && <CardsChart />}
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
    <div className="seatchoice">
      <Segment
        label={say('ui.replay.seenFrom')}
        options={options}
        value={playhead.seat ?? OUTSIDE}
        onChange={choose}
      />
    </div>
  );
}

/** What the player in the chosen seat had before him. */
function SeenHand() {
  return (
    <div className="seat seen">
      <OwnStacks onDeck={() => undefined} />
      <Hand className="hand" />
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
      <button type="button" className="btn" title={label} aria-label={label} onClick={copy}>
        <Sign name={copied === 'yes' ? 'check' : 'link'} />
        <span className="btnwords">{say(copied === 'yes' ? 'ui.common.copied' : 'ui.common.copyLink')}</span>
      </button>
      <span className="sr" role="status">
        {copied !== null && say(copied === 'yes' ? 'ui.common.copied' : 'ui.replay.notCopied')}
      </span>
    </>
  );
}
