import type { Config } from '../config.ts';
import type { Bus } from '../store/bus.ts';
import type { Database } from '../store/database.ts';

/** What everything about people works with. */
export interface PeopleContext {
  readonly db: Database;
  readonly config: Config;
  /** Milliseconds since 1970. */
  now(): number;
  /** Hears of tables at which somebody's name or seat has changed, and of sessions and tokens that have ended. */
  readonly bus?: Pick<Bus, 'publish'>;
}
