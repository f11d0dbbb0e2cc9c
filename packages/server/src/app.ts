import helmet from '@fastify/helmet';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { DatabasePlanStore } from './bots/plan-store.ts';
import { BotPool } from './bots/pool.ts';
import { byDayRoutes } from './by-day/routes.ts';
import { Turnkeeper } from './by-day/turns.ts';
import { Vacations } from './by-day/vacations.ts';
import { clubRoutes } from './clubs/routes.ts';
import { Invitations } from './community/invitations.ts';
import { communityRoutes } from './community/routes.ts';
import { type Config, generosityOf } from './config.ts';
import { Courses } from './course/courses.ts';
import { Keeper } from './course/keeper.ts';
import { CHANCE, chanceWork } from './daily/chances.ts';
import { countTry } from './daily/finishing.ts';
import { DailyGames } from './daily/games.ts';
import { dailyRoutes } from './daily/routes.ts';
import { keepSecret } from './daily/secrecy.ts';
import { Actions } from './games/actions.ts';
import { Advice } from './games/advice.ts';
import { addressOf } from './http/address.ts';
import { makeApi, type Recognise } from './http/api.ts';
import { gameRoutes } from './http/game-routes.ts';
import { addHealth, Health } from './http/health.ts';
import { addLimits, PersonLimits } from './http/limits.ts';
import { addMetrics } from './http/metrics-route.ts';
import { addDocs } from './http/openapi.ts';
import { originCheck } from './http/origin.ts';
import { addSite, pageScripts } from './http/site.ts';
import { tableRoutes } from './http/table-routes.ts';
import { Traffic } from './http/traffic.ts';
import { Jobs, schedule } from './jobs/jobs.ts';
import { Matching } from './matching/matching.ts';
import { matchRoutes } from './matching/routes.ts';
import { Metrics } from './metrics.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { openDataRoutes } from './open-data/routes.ts';
import { Connections } from './people/connections.ts';
import { forgetGuestsRegularly } from './people/forgetting.ts';
import { peopleRoutes } from './people/routes.ts';
import { People } from './people/sessions.ts';
import { countingOf } from './profiles/counting.ts';
import { gainedIn } from './profiles/gained.ts';
import { COUNT_OLD_GAMES, oldGamesWork, scheduleOldGames } from './profiles/old-games.ts';
import { Programs } from './programs/programs.ts';
import { programRoutes } from './programs/routes.ts';
import { failureOf, Refusal } from './refusal.ts';
import { Reminders } from './reminders/reminders.ts';
import { Reviews } from './reviews/reviews.ts';
import { Beginnings } from './rules/beginnings.ts';
import { KEEP_GAMES, Keeping } from './rules/keeping.ts';
import { writeKept } from './rules/kept-game.ts';
import { KnownRules } from './rules/known-rules.ts';
import { takeOverGames } from './rules/taking-over.ts';
import { Hub } from './socket/hub.ts';
import { Presence } from './socket/presence.ts';
import { openSockets } from './socket/sockets.ts';
import { claimFolder } from './store/claim.ts';
import { openStore } from './store/open.ts';
import { troubleOf } from './store/trouble.ts';
import { realSurroundings, type Surroundings } from './surroundings.ts';
import { Arranging } from './tables/arranging.ts';
import { Chat } from './tables/chat.ts';
import { finish, type WhenFinished } from './tables/finish.ts';
import { packOldGames } from './tables/packing.ts';
import { Rematches } from './tables/rematches.ts';
import { Seating } from './tables/seating.ts';
import { Tables } from './tables/tables.ts';
import { TOURNAMENT_JOB } from './tournaments/opening.ts';
import { GAME_JOB, TournamentGames } from './tournaments/playing.ts';
import { tournamentRoutes } from './tournaments/routes.ts';
import { TournamentSteps } from './tournaments/steps.ts';
import { LateGames } from './watching/late-games.ts';
import { Lateness } from './watching/lateness.ts';
import { Live } from './watching/live.ts';
import { watchingRoutes } from './watching/routes.ts';

const MOST_BYTES = 65_536;
/** How long a request may take to come, and its head alone, in milliseconds. Who is slower holds a connection for nothing. */
const SLOWEST_REQUEST = 15_000;
const SLOWEST_HEAD = 10_000;
/** How often that is looked at. */
const LOOKING = 1000;
/** How long a connection may be silent. The streams of programs say something every 15 seconds. */
const LONGEST_SILENCE = 120_000;
/** How long requests that have begun may take when the server stops, in milliseconds. */
const LAST_REPLIES = 1000;

export interface RunningServer {
  readonly app: FastifyInstance;
  /** Where it listens. */
  readonly url: string;
  /** Accepts no new requests, finishes writing, and ends. */
  stop(): Promise<void>;
}

/** Puts all parts together and listens. */
export async function startServer(
  config: Config,
  log: Logger,
  {
    now,
    newSeed,
    cares,
    rules,
    thinking,
    plans,
    dailyLevel,
    jobsEvery,
    localPush,
  }: Surroundings = realSurroundings,
): Promise<RunningServer> {
  const giveBack = config.databaseUrl === undefined ? claimFolder(config.dataDir) : () => {};
  const health = new Health();
  const onError = (error: unknown, table = '') => {
    health.note(error);
    log.error({ err: error, table }, troubleOf(error) ?? 'unexpected');
  };
  const known = new KnownRules(rules);
  const store = await openStore(config, onError, known).catch((error) => {
    giveBack();
    throw error;
  });
  const { db, bus } = store;
  await takeOverGames(db, known, now());
  const beginnings = new Beginnings(db, known);
  const courses = new Courses(store, now, onError, beginnings);
  const lateness = new Lateness(config.spectatorDelay, now);
  const tables = new Tables(db, bus, lateness);
  const late = new LateGames({ db, courses, lateness, now, onError });
  const generosity = generosityOf(config);
  const invitations = new Invitations({ now, generosity });
  const tableParts = { db, bus, now, newSeed, tables, invitations };
  const seating = new Seating(tableParts);
  const arranging = new Arranging(tableParts);
  const rematches = new Rematches({ ...tableParts, seating });
  const dailyGames = new DailyGames({ ...tableParts, level: dailyLevel });
  const admit = keepSecret(tables, now);
  const chat = new Chat({ db, bus, now, generosity });
  const actions = new Actions({ courses, tables, now, patience: config.patience });
  const presence = new Presence({ tables, bus, now, patience: config.patience, onError });
  const hub = new Hub({ courses, late, tables, chat, presence, bus, onError });
  const bots = new BotPool(plans ?? new DatabasePlanStore(db, now), onError, thinking);
  const advice = new Advice({ courses, tables, bots });
  const reviews = new Reviews({ db, courses, bots, cares, now, onError });
  const turns = new Turnkeeper({ db, bus, courses, tables, lateness, onError });
  const vacations = new Vacations({ db, bus, now });
  const jobs = new Jobs({ db, now, every: jobsEvery, onError });
  const tournamentGames = new TournamentGames({ db, bus, courses, now });
  jobs.register(TOURNAMENT_JOB, new TournamentSteps({ ...tableParts, jobs }).go);
  jobs.register(GAME_JOB, tournamentGames.look);
  const matching = new Matching({ ...tableParts, jobs, onError });
  const keeper = new Keeper({
    db,
    courses,
    bots,
    now,
    onError,
    restsUntil: (table, seat) => vacations.restsUntil(table, seat),
    onBegin: (table, course) => turns.tell(table, course, [course.awaits]),
    finish: async (table, course) => {
      const counting = countingOf(await gainedIn(beginnings, table, course));
      const kept = await keeping.kept(table);
      const keep: WhenFinished = async (db) => (kept === null ? undefined : writeKept(db, kept));
      await finish(db, table, course, now(), [countTry, tournamentGames.note, counting, keep]);
      bus.publish({ table, what: 'seats' });
      jobs.look();
    },
  });
  const keeping = new Keeping({
    db,
    beginnings,
    now,
    onError,
    onAllKept: () => log.info('All games by rules that are ending are kept.'),
  });
  jobs.register(KEEP_GAMES, keeping.work);
  if (keeping.isNeeded) await schedule(db, KEEP_GAMES, '', now());
  jobs.register(COUNT_OLD_GAMES, oldGamesWork({ beginnings, now, onError }));
  await scheduleOldGames(db, now());
  jobs.register(CHANCE, chanceWork({ db, courses, bots, care: cares.first, now }));
  const reminders = await Reminders.make({
    db,
    config,
    courses,
    presence,
    jobs,
    now,
    localPush,
    onFailure: (channel, reason) => log.warn({ channel, reason }, 'a reminder could not be delivered'),
  });
  const people = new People({ db, config, now, bus });
  const connections = new Connections({ db, bus, now, onError });
  const programs = new Programs({
    db,
    hub,
    bus,
    now,
    connections,
    generosity,
    onError,
  });
  const isOurs = originCheck(config);

  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: MOST_BYTES,
    requestTimeout: SLOWEST_REQUEST,
    connectionTimeout: LONGEST_SILENCE,
    http: { headersTimeout: SLOWEST_HEAD, connectionsCheckingInterval: LOOKING },
    // Trust the proxy's own entry only: visitors can make up the entries before it.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    logController: new LogController({ disableRequestLogging: true }),
  });
  const metrics = new Metrics({ courses, hub, reminders, traffic: new Traffic(app.server) });
  await app.register(helmet, {
    // A club may play in its own network without a certificate, so browsers must not switch to https.
    contentSecurityPolicy: {
      directives: { upgradeInsecureRequests: null, scriptSrc: ["'self'", ...pageScripts()] },
    },
  });
  await addLimits(app, config);
  app.addHook('onRequest', async ({ method, headers }) => {
    const changes = method !== 'GET' && method !== 'HEAD';
    if (changes && !isOurs(headers.origin, headers.host)) {
      throw new Refusal(403, 'origin', 'This request comes from another site.');
    }
  });
  app.setErrorHandler((error, _request, reply) => sayWhy(error, reply, onError));

  const context = { db, config, now, bus };
  const limits = new PersonLimits(config, now);
  const recognise: Recognise = async (request, reply, who) => {
    const person = await people.recognise(request, reply, who);
    if (person !== null) limits.spend(person, request.routeOptions.config.perPerson);
    return person;
  };
  await addDocs(app);
  await app.register(async (scope) => {
    const api = makeApi(scope, recognise);
    tableRoutes(api, { tables, seating, arranging, rematches, actions, newSeed });
    gameRoutes(api, { db, now, courses, keeping, late, tables, reviews, admit });
    watchingRoutes(api, { live: new Live({ db, late, lateness, presence, now }) });
    openDataRoutes(api, { beginnings, lateness });
    dailyRoutes(api, { db, now, tables, games: dailyGames });
    programRoutes(api, { programs, actions });
    byDayRoutes(api, { turns, vacations, actions });
    peopleRoutes(api, context);
    communityRoutes(api, context);
    moderationRoutes(api, context);
    reminders.routes(api);
    tournamentRoutes(api, { db, now, newSeed, jobs });
    matchRoutes(api, { matching });
    clubRoutes(api, { db, now, newSeed, tables });
  });
  await addSite(app);
  addHealth(app, health, store);
  addMetrics(app, metrics, config);

  const io = openSockets(app.server, {
    hub,
    presence,
    actions,
    advice,
    chat,
    admit,
    connections,
    attend: matching.attend,
    bus,
    now,
    isOurs,
    addressOf: addressOf(config),
    recognise: (header) => people.recogniseCookie(header),
    generosity,
    onError,
  });
  // No other process uses a SQLite file, so what a dead process had taken on is free.
  if (store.kind === 'sqlite') {
    await db.updateTable('heads').set({ leased_until: 0 }).execute();
    await db.updateTable('reviews').set({ leased_until: 0 }).execute();
    await db.updateTable('jobs').set({ leased_until: 0 }).execute();
  }
  keeper.start();
  jobs.start();
  await reminders.start();
  await matching.start();
  connections.start();
  presence.start();
  late.start();
  const stopForgetting = forgetGuestsRegularly(context, onError);
  const stopPacking = packOldGames(db, onError);
  const url = await app.listen({ port: config.port, host: config.host });

  const stop = async () => {
    // What bots think of is dropped, and thought again after the start; what is being written is finished.
    await matching.stop();
    await Promise.all([keeper.stop(), jobs.stop(), bots.stop(), reviews.stop()]);
    await Promise.all([stopForgetting(), stopPacking()]);
    reminders.stop();
    connections.stop();
    presence.stop();
    late.stop();
    programs.close();
    // An idle connection would delay the end by a minute.
    const enough = setTimeout(() => app.server.closeAllConnections(), LAST_REPLIES);
    await io.close();
    clearTimeout(enough);
    await app.close();
    // What was played until now: nobody plays any more.
    await keeping.keepRunning();
    await store.close();
    giveBack();
  };
  return { app, url, stop };
}

function sayWhy(error: unknown, reply: FastifyReply, onError: (error: unknown) => void) {
  const { status, code, message, retryAfter } = refusalOf(error, onError);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send({ code, message });
}

function refusalOf(error: unknown, onError: (error: unknown) => void): Refusal {
  if (error instanceof Refusal) return error;
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  if (statusCode === 429) return new Refusal(429, 'too-fast', 'Too many requests: wait a moment.');
  if (statusCode < 500) return new Refusal(statusCode, 'invalid', message.replace(/\.?$/, '.'));
  onError(error);
  return failureOf(error);
}
