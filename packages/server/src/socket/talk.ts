import type { ChatLine } from '@provincia/protocol';
import type { Chat } from '../tables/chat.ts';
import type { Audience } from './audience.ts';
import type { Place, Watcher } from './hub.ts';

interface TalkParts {
  readonly chat: Pick<Chat, 'since' | 'line' | 'unheard'>;
  readonly audience: Audience;
  readonly watched: ReadonlyMap<string, ReadonlyMap<Watcher, Place>>;
  /** What is told of one table is told one after the other. */
  readonly inTurn: (table: string, tell: () => Promise<void>) => Promise<void>;
  readonly onError: (error: unknown, table: string) => void;
}

/** Tells those who look at tables what is said there, but for what they do not want to hear. */
export class Talk {
  readonly #parts: TalkParts;

  constructor(parts: TalkParts) {
    this.#parts = parts;
  }

  /** Somebody has come. */
  async begin(id: string, watcher: Watcher, place: Place): Promise<void> {
    const { chat, inTurn } = this.#parts;
    await inTurn(id, async () => {
      place.unheard = await chat.unheard(id, watcher.person);
      await this.#tellLines(id, [[watcher, place]]);
    });
  }

  /** Something new was said, or a line was hidden or is to be seen again: then its number is given. */
  tell(id: string, n: number | undefined): Promise<void> {
    return this.#parts.inTurn(id, async () => {
      const places = [...(this.#parts.watched.get(id) ?? [])];
      if (n === undefined) return this.#tellLines(id, places);
      const having = places.filter(([, { here, chat }]) => here && chat >= n);
      await this.#send(having, await this.#parts.chat.line(id, n));
    });
  }

  /** Somebody has blocked another one, or does not any more: it holds for what is said from now on. */
  hearAnew(person: string): void {
    const { watched, chat, inTurn, onError } = this.#parts;
    for (const [id, places] of watched) {
      for (const [watcher, place] of places) {
        if (watcher.person?.id !== person) continue;
        const heard = inTurn(id, async () => {
          place.unheard = await chat.unheard(id, watcher.person);
        });
        heard.catch((error) => onError(error, id));
      }
    }
  }

  /** Tells each of these the lines that they do not have; most lack the same, so it is written once. */
  async #tellLines(id: string, places: readonly (readonly [Watcher, Place])[]): Promise<void> {
    if (places.length === 0) return;
    const from = places.reduce((least, [, { chat }]) => Math.min(least, chat), Number.POSITIVE_INFINITY);
    const lines = await this.#parts.chat.since(id, from);
    const last = lines.at(-1)?.n ?? -1;
    const behind = places.filter(([, { here, chat }]) => here && chat < last);
    for (const known of new Set(behind.map(([, { chat }]) => chat))) {
      const group = behind.filter(([, { chat }]) => chat === known);
      for (const [, place] of group) place.chat = last;
      await this.#send(
        group,
        lines.filter(({ n }) => n > known),
      );
    }
  }

  /** Those who only watch are told together, but for those who do not want to hear everybody. */
  async #send(places: readonly (readonly [Watcher, Place])[], lines: readonly ChatLine[]): Promise<void> {
    const isOneOfMany = ({ seat, unheard }: Place) => seat === null && unheard.size === 0;
    for (const [watcher, place] of places) {
      if (isOneOfMany(place)) continue;
      const heard = lines.filter(({ by }) => !place.unheard.has(by));
      if (heard.length > 0) watcher.chat(heard);
    }
    const crowd = new Map(places.filter(([, place]) => isOneOfMany(place)));
    const isHere = (watcher: Watcher) => crowd.get(watcher)?.here === true;
    await this.#parts.audience.tell([...crowd.keys()], 'chat', lines, isHere);
  }
}
