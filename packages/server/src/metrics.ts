import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Courses } from './course/courses.ts';
import type { Traffic } from './http/traffic.ts';
import type { Reminders } from './reminders/reminders.ts';
import type { Hub } from './socket/hub.ts';

interface Measured {
  readonly courses: Courses;
  readonly hub: Hub;
  readonly reminders: Pick<Reminders, 'onOutcome'>;
  readonly traffic: Traffic;
}

/** What operators watch, in the words of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();

  constructor({ courses, hub, reminders, traffic }: Measured) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    const entries = new Counter({
      name: 'provincia_log_entries_total',
      help: 'Entries of game logs that this process wrote',
      registers,
    });
    new Counter({
      name: 'provincia_log_commits_total',
      help: 'Commits in which this process wrote entries of game logs',
      registers,
      collect() {
        this.reset();
        this.inc(courses.commits);
      },
    });
    const ended = new Counter({
      name: 'provincia_games_ended_total',
      help: 'Games whose end this process wrote',
      registers,
    });
    courses.onProgress(({ own, course }) => {
      if (!own) return;
      entries.inc();
      if (course.over) ended.inc();
    });
    const writing = new Histogram({
      name: 'provincia_write_seconds',
      help: 'Time until an entry is on disk',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
      registers,
    });
    courses.onWritten((seconds) => writing.observe(seconds));
    const told = new Counter({
      name: 'provincia_reminders_total',
      help: 'Tries of this process to deliver push messages and mail, by how they went',
      labelNames: ['channel', 'outcome'],
      registers,
    });
    reminders.onOutcome((channel, outcome) => told.inc({ channel, outcome }));
    new Gauge({
      name: 'provincia_watchers',
      help: 'Places at tables that sockets of this process look at',
      registers,
      collect() {
        this.set(hub.watchers);
      },
    });
    new Counter({
      name: 'provincia_sent_bytes_total',
      help: 'Bytes that this process has sent to clients',
      registers,
      collect() {
        this.reset();
        this.inc(traffic.sentBytes);
      },
    });
    new Gauge({
      name: 'provincia_courses',
      help: 'Games this process has in memory',
      registers,
      collect() {
        this.set(courses.size);
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
