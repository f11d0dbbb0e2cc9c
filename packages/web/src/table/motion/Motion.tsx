import type { Event } from '@provincia/protocol';
import { Component, type ReactNode } from 'react';
import type { Speed } from '../../settings/settings.ts';
import { type Flight, flightsOf } from './flights.ts';
import { Ghost, type GhostProps } from './Ghost.tsx';
import styles from './Motion.module.css';
import { cardIn, type Spots, spotOf, spotsOf, startOf } from './places.ts';
import { blip } from './sound.ts';
import { FAR_TIME, factorOf, PLAY_TIME, timesOf } from './timing.ts';
import { markGained } from './useFresh.ts';

/** Between cards that go the same way, in milliseconds. */
const STAGGER = 40;

interface MotionProps {
  readonly events: readonly Event[];
  readonly you: number | null;
  readonly speed: Speed;
  readonly sound: boolean;
  readonly children: ReactNode;
}

interface InFlight extends Omit<GhostProps, 'onDone'> {
  readonly key: number;
}

/**
 * Shows where cards go when the table changes. What is on the table is already right: cards fly above it, and any input ends it.
 * A class, because only these can look at the page just before it changes.
 */
export class Motion extends Component<MotionProps, { readonly flying: readonly InFlight[] }> {
  override state: { readonly flying: readonly InFlight[] } = { flying: [] };
  #next = 0;
  #hidden: Animation[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];

  override componentDidMount() {
    addEventListener('pointerdown', this.#skip, true);
    addEventListener('keydown', this.#skip, true);
  }

  override componentWillUnmount() {
    removeEventListener('pointerdown', this.#skip, true);
    removeEventListener('keydown', this.#skip, true);
    this.#land();
  }

  override getSnapshotBeforeUpdate(old: MotionProps): Spots | null {
    const { events, you } = this.props;
    return old.events === events ? null : spotsOf(document, placesOf(newsIn(events, old.events), you));
  }

  override componentDidUpdate(old: MotionProps, _state: unknown, spots: Spots | null) {
    const { events } = this.props;
    if (spots !== null) this.#show(newsIn(events, old.events), spots);
  }

  override render() {
    return (
      <>
        {this.props.children}
        <div className={styles.ghosts} aria-hidden="true">
          {this.state.flying.map(({ key, ...ghost }) => (
            <Ghost key={key} {...ghost} onDone={() => this.#landed(key)} />
          ))}
        </div>
      </>
    );
  }

  #show(news: readonly Event[], before: Spots): void {
    const { you, speed, sound } = this.props;
    const factor = factorOf(speed);
    const times = timesOf(news, you);
    const after = factor > 0 && !document.hidden ? spotsOf(document, placesOf(news, you)) : null;
    const flying: InFlight[] = [];
    const arrived = new Map<string, number>();
    for (const [i, event] of news.entries()) {
      const delay = times[i] * factor;
      const flights = flightsOf(event, you);
      this.#later(delay, () => this.#mark(event, sound));
      if (after === null) continue;
      for (const [n, flight] of flights.entries()) {
        const arrival = `${flight.to} ${flight.card}`;
        const same = arrived.get(arrival) ?? 0;
        arrived.set(arrival, same + 1);
        const target = cardIn(document, flight.to, flight.card, same);
        const ghost = this.#ghost(flight, target, delay + n * STAGGER * factor, factor, before, after);
        if (ghost !== null) flying.push(ghost);
      }
      if (event.type === 'shuffle' && event.player === you) pulse(delay, factor);
    }
    // The table is painted first, since what has changed on it is what counts.
    if (flying.length > 0)
      this.#later(0, () => this.setState((state) => ({ flying: [...state.flying, ...flying] })));
  }

  #ghost(
    { card, from, otherwise, to, far }: Flight,
    target: HTMLElement | null,
    delay: number,
    factor: number,
    before: Spots,
    after: Spots,
  ) {
    const start = startOf(before, from, otherwise, card) ?? spotOf(after, from, null);
    const end = target?.getBoundingClientRect() ?? spotOf(after, to, null);
    if (start === undefined || end === undefined) return null;
    const time = (far ? FAR_TIME : PLAY_TIME) * factor;
    // The card is already where it goes: it is not seen there before it has arrived.
    if (target) this.#hidden.push(hide(target, delay + time * 0.9));
    return { key: this.#next++, card, from: start, to: end, time, delay };
  }

  #mark(event: Event, sound: boolean): void {
    const { type } = event;
    if (event.type === 'gain') markGained(event.player, event.cards[0]);
    if (sound && (type === 'play' || type === 'gain' || type === 'trash')) blip(type);
  }

  #later(delay: number, then: () => void): void {
    this.#timers.push(setTimeout(then, delay));
  }

  #landed(key: number): void {
    this.setState(({ flying }) => ({ flying: flying.filter((ghost) => ghost.key !== key) }));
  }

  readonly #skip = () => {
    if (this.state.flying.length > 0) this.setState({ flying: [] });
    this.#land();
  };

  #land(): void {
    for (const animation of this.#hidden) animation.cancel();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#hidden = [];
    this.#timers = [];
  }
}

/** What has come to it. A whole game told at once is no news, nor is what an undo leaves. */
function newsIn(events: readonly Event[], before: readonly Event[]): readonly Event[] {
  const news = before.length === 0 ? [] : events.slice(before.length);
  return news.some(({ type }) => type === 'undo' || type === 'new-rules') ? [] : news;
}

/** Between which places cards go. */
function placesOf(news: readonly Event[], you: number | null): ReadonlySet<string> {
  return new Set(
    news
      .flatMap((event) => flightsOf(event, you))
      .flatMap(({ from, otherwise = from, to }) => [from, otherwise, to]),
  );
}

function hide(element: HTMLElement, duration: number): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
}

/** The deck was shuffled. */
function pulse(delay: number, factor: number): void {
  document
    .querySelector('[data-place="deck"]')
    ?.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.08)' }, { transform: 'scale(1)' }], {
      duration: FAR_TIME * factor,
      delay,
    });
}
