import 'reflect-metadata';
import fastifyCookie from '@fastify/cookie';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { apiVersion } from '@infinite/schema/catalogue/api';
import type { OpenApiDocument } from '@infinite/schema/http/openapi';
import { apiWords } from '#api.en.ts';
import type { GraphQLSchema } from 'graphql';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { familyHeader } from '@infinite/schema/catalogue/families';
import { apiCosts } from '@infinite/schema/catalogue/api-costs';
import { ClockOffsetEntity } from '#adapters/clock/clock-offset.entity.ts';
import { followOffset } from '#adapters/clock/follow-offset.ts';
import type { Clock } from '#adapters/clock/port.ts';
import { ShiftedClock } from '#adapters/clock/shifted-clock.ts';
import { mailerFor } from '#adapters/mailer/mailer-for.ts';
import type { Mailer } from '#adapters/mailer/port.ts';
import { ClamdScanner } from '#adapters/antivirus/clamd-scanner.ts';
import type { VirusScanner } from '#adapters/antivirus/virus-scanner.ts';
import { embeddingsFor } from '#adapters/embeddings/embeddings-for.ts';
import type { EmbeddingEngine } from '#adapters/embeddings/embedding-engine.ts';
import { speechFor } from '#adapters/speech/speech-for.ts';
import type { BlobStore } from '#adapters/storage/port.ts';
import { createBackupStore, createBlobStore } from '#adapters/storage/storage.ts';
import type { Config } from '#config/config.ts';
import {
  newContext,
  type AppContext,
  type RequestContext,
  type Speech,
} from '#platform/context.ts';
import { resolveSession, sessionCookie } from '#features/people/accounts/index.ts';
import { registerGauges } from '#features/operations/alarms/index.ts';
import {
  bearerOf,
  gateOfKeys,
  guardRoutes,
  resolveKey,
} from '#features/integrations/api-keys/index.ts';
import { bindKeys, followRotations } from '#features/operations/installation/index.ts';
import {
  guardMutations,
  guardWrites,
  refusalsOfSamples,
  withoutSampleMail,
} from '#features/people/sample-family/index.ts';
import {
  closeForMaintenance,
  isClosedTo,
  mayBeClosed,
  switchableMailer,
} from '#features/operations/settings/index.ts';
import { features } from '#features.ts';
import { samplesOf } from '#features/recordings/recordings/index.ts';
import { holdTranslationsOf } from '#platform/hold-translations.ts';
import { Extensions, type Extension } from '#platform/extension-points.ts';
import { KeyRing } from '#platform/crypto/key-ring.ts';
import { readMasterKeys } from '#platform/crypto/master-key.ts';
import { connectionLimits, type ConnectionLimits } from '#platform/database/connection-limits.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createOrm, type Orm } from '#platform/database/orm.ts';
import { serveGraphql } from '#platform/graphql/endpoint.ts';
import { explorerAddress } from '#platform/graphql/explorer-address.ts';
import { buildApiSchema } from '#platform/graphql/schema.ts';
import { allowedHosts, refuseOtherHosts } from '#platform/http/allowed-hosts.ts';
import { baselineHeaders, sendBaselineHeaders } from '#platform/http/baseline-headers.ts';
import { compressAnswers } from '#platform/http/compress-answers.ts';
import { refuseOtherCharsets } from '#platform/http/known-charset.ts';
import { answerErrors, refuseAddress } from '#platform/http/error-handler.ts';
import { cookieName, readCookie } from '#platform/http/cookies.ts';
import { EarlyAnswers, type AnswerEarly } from '#platform/http/early-answers.ts';
import { serveHealth } from '#platform/http/health.ts';
import {
  contextOfRequest,
  provideContext,
  type ResolveActor,
} from '#platform/http/request-context.ts';
import { serveApiDocument } from '#platform/http/openapi/serve-document.ts';
import { gatherContracts, type RouteContract } from '#platform/http/route-contract.ts';
import { logRequests, measureOf, requestSeconds } from '#platform/http/request-log.ts';
import { refuseOtherSites } from '#platform/http/same-origin.ts';
import { JobQueue } from '#platform/jobs/job-queue.ts';
import { SweepRunner, type SweepLimits } from '#platform/jobs/sweep-runner.ts';
import { createLogger } from '#platform/logging/logger.ts';
import { Notifications } from '#platform/notifications/notifications.ts';
import { CostBucketEntity } from '#platform/rate-limit/cost-bucket.entity.ts';
import { CostBuckets } from '#platform/rate-limit/cost-buckets.ts';
import { RateLimitHitEntity } from '#platform/rate-limit/rate-limit-hit.entity.ts';
import { RateLimiter } from '#platform/rate-limit/rate-limiter.ts';

/** What a test may replace in the configured parts. */
export interface AppOverrides {
  clock?: Clock;
  mailer?: Mailer;
  blobs?: BlobStore;
  backups?: BlobStore;
  speech?: Speech | null;
  virusScanner?: VirusScanner;
  embeddings?: EmbeddingEngine | null;
  /** One of an application that was stopped, led to this application's database. */
  orm?: Orm;
  limits?: Partial<ConnectionLimits>;
  sweepLimits?: SweepLimits;
  /** Additional handlers, beside those of the features. */
  extensions?: readonly Extension[];
  /** Where log lines go. */
  logTo?: Parameters<typeof createLogger>[1];
  /** Ends the process when a sweep is stuck. */
  onStuck?: (sweep: string) => void;
}

export interface App extends AppContext {
  readonly schema: GraphQLSchema;
  /** Migrates the database and connects; call once. */
  start(): Promise<void>;
  /** Starts to take jobs and to sweep. */
  startWorker(): Promise<void>;
  /** Finishes running work, then releases all resources. */
  stop(): Promise<void>;
}

const entities = [
  ClockOffsetEntity,
  RateLimitHitEntity,
  CostBucketEntity,
  ...features.flatMap((feature) => feature.entities ?? []),
];
const jobs = features.flatMap((feature) => feature.jobs ?? []);
const extensions = features.flatMap((feature) => feature.extensions ?? []);
const alarmProbes = features.flatMap((feature) => feature.alarms ?? []);
const sweeps = features.flatMap(({ sweeps, outboxes }) => [
  ...(sweeps ?? []),
  ...(outboxes ?? []).map(({ sweep }) => sweep),
]);

/**
 * Queues of earlier releases whose jobs only announced due rows or a stale template, which every
 * visit announces again; nothing consumes them any more.
 */
const wakeUpsOfEarlierReleases = [
  'send-deliveries',
  'send-webhooks',
  'tell-index-now',
  'tell-sample-family',
];

let schema: GraphQLSchema | undefined;

/** Built once a process: it depends on the features alone, and building it costs 80 ms. */
function apiSchema(): GraphQLSchema {
  schema ??= guardMutations(buildApiSchema(features));
  return schema;
}

function speechOf(config: Config): Speech | null {
  const engine = speechFor(config);
  return engine && { engine, samplesOf };
}

/** Builds the application without starting it. */
export async function createApp(
  config: Config,
  databaseUrl: string,
  overrides: AppOverrides = {},
): Promise<App> {
  holdTranslationsOf(features);
  const log = createLogger(config, overrides.logTo);
  const limits = { ...connectionLimits, ...overrides.limits };
  const orm = overrides.orm ?? createOrm(databaseUrl, entities, limits);
  const clock = overrides.clock ?? new ShiftedClock();
  const notifications = new Notifications(databaseUrl, log, limits);
  const stopping = new AbortController();
  const app: AppContext = {
    config,
    databaseUrl,
    databaseLimits: limits,
    orm,
    log,
    clock,
    keys: new KeyRing(readMasterKeys(config), () => readMasterKeys(config)),
    mailer: withoutSampleMail(switchableMailer(overrides.mailer ?? mailerFor(config), () => app)),
    blobs: overrides.blobs ?? (await createBlobStore(config)),
    backups: overrides.backups ?? (await createBackupStore(config)),
    virusScanner: overrides.virusScanner ?? (config.clamd ? new ClamdScanner(config.clamd) : null),
    speech: overrides.speech === undefined ? speechOf(config) : overrides.speech,
    embeddings: overrides.embeddings === undefined ? embeddingsFor(config) : overrides.embeddings,
    jobs: new JobQueue(databaseUrl, jobs, log, config.role !== 'web', limits),
    rateLimit: new RateLimiter(orm, clock),
    costs: new CostBuckets(orm, clock, apiCosts),
    notifications,
    extensions: new Extensions([...extensions, ...(overrides.extensions ?? [])]),
    alarmProbes,
    lateSweeps: () => runner.late(),
    stopping: stopping.signal,
  };
  const runner: SweepRunner = new SweepRunner(
    sweeps,
    (sweep) => newContext(app, { kind: 'system', job: sweep.name }),
    notifications,
    log,
    overrides.onStuck ?? endProcess,
    overrides.sweepLimits,
  );
  let settleClock = async (): Promise<void> => undefined;
  return {
    ...app,
    schema: apiSchema(),
    start: async () => {
      await migrate(databaseUrl);
      await bindKeys(app);
      await app.jobs.start();
      await notifications.start();
      await followRotations(app);
      if (clock instanceof ShiftedClock && !config.production) {
        settleClock = await followOffset(app, clock);
      }
    },
    startWorker: async () => {
      await app.jobs.clear(wakeUpsOfEarlierReleases);
      await app.jobs.work(jobs, (job, payload) =>
        // The job's own schema has just parsed the payload.
        job.handle(
          newContext(app, { kind: 'system', job: job.name }),
          job.payload.parse(payload) as never,
        ),
      );
      await runner.start();
    },
    stop: async () => {
      stopping.abort();
      await runner.stop();
      await app.jobs.stop();
      await notifications.stop();
      await settleClock();
      await app.mailer.close();
      await orm.close();
    },
  };
}

/** Exits with an error; connections and locks go with the process. */
function endProcess(): void {
  process.exit(1);
}

const actorOfCookie: ResolveActor = (app, request) =>
  resolveSession(
    app,
    readCookie(request, app.config.publicOrigin, sessionCookie),
    request.headers[familyHeader]?.toString(),
  );

/** A key authenticates on its own: any cookies sent with it are ignored. */
const actorOfKeyOrCookie: ResolveActor = async (app, request) => {
  const bearer = bearerOf(request.headers.authorization);
  if (bearer === undefined) return actorOfCookie(app, request);
  return resolveKey(app, bearer);
};

export interface HttpServer {
  readonly server: FastifyInstance;
  /** Of every route, in order of registration. */
  readonly contracts: readonly RouteContract[];
  /** What /api/openapi.json serves; for the site, which shows it as a page. */
  readonly apiDocument: () => OpenApiDocument;
  /** For the site, whose pages are rendered outside the API's routes. */
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;
  /** Calls `answer` before any other handler of a GET or HEAD. */
  readonly answerEarly: (answer: AnswerEarly) => void;
  /** Whether the site, whose pages check this themselves, is closed to this caller. */
  readonly maintenance: {
    readonly possible: () => boolean;
    readonly closedTo: (request: FastifyRequest) => Promise<boolean>;
  };
}

/**
 * The HTTP side: health, REST, GraphQL, media. The composition root registers the site.
 * @param onServer called before any route is registered, for hooks that must see every response
 */
export async function createHttpServer(
  app: App,
  onServer?: (server: FastifyInstance) => void,
): Promise<HttpServer> {
  const { server, contracts, early } = await bareServer(app, onServer);
  closeForMaintenance(server, app, actorOfKeyOrCookie);
  let apiDocument: HttpServer['apiDocument'] | undefined;
  await server.register(async (scope) => {
    provideContext(scope, app, actorOfKeyOrCookie);
    guardRoutes(scope);
    guardWrites(scope);
    for (const feature of features) await feature.rest?.(scope, app);
    await serveGraphql(scope, app, app.schema, [gateOfKeys]);
    apiDocument = serveApiDocument(scope, contracts, {
      ...apiWords,
      version: apiVersion,
      origin: app.config.publicOrigin,
      changeRefusals: refusalsOfSamples,
      sessionCookie: cookieName(app.config.publicOrigin, sessionCookie),
    });
  });
  return {
    server,
    contracts,
    apiDocument: () => {
      if (!apiDocument) throw new Error('the routes are not registered yet');
      return apiDocument();
    },
    contextOf: (request, reply) => contextOfRequest(app, request, reply, actorOfCookie),
    answerEarly: (answer) => early.use(answer),
    maintenance: {
      possible: () => mayBeClosed(app),
      closedTo: (request) => isClosedTo(app, request, actorOfCookie),
    },
  };
}

/** Health and metrics only, for a worker: it serves nothing to readers. */
export async function createHealthServer(app: App): Promise<FastifyInstance> {
  const { server } = await bareServer(app);
  return server;
}

async function bareServer(app: App, onServer?: (server: FastifyInstance) => void) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = requestSeconds(registry);
  // The site answers every path that nothing else does: '/*' is its one route.
  const isAllowedHost = allowedHosts(app.config);
  const early = new EarlyAnswers(measureOf(seconds, '/*'), isAllowedHost);
  const loggerInstance: FastifyBaseLogger = app.log;
  const server: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (address) => app.config.isTrustedProxy(address),
    bodyLimit: 1_048_576,
    forceCloseConnections: 'idle',
    rewriteUrl: explorerAddress,
    serverFactory: early.serverFactory,
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply.raw),
  });
  server.addHook('preClose', (done) => {
    early.stop();
    done();
  });
  onServer?.(server);
  const contracts = gatherContracts(server);
  await server.register(fastifyCookie);
  compressAnswers(server);
  sendBaselineHeaders(server, baselineHeaders(app.config.publicOrigin));
  refuseOtherHosts(server, isAllowedHost);
  refuseOtherSites(server, app.config.publicOrigin);
  refuseOtherCharsets(server);
  answerErrors(server);
  logRequests(server, seconds);
  serveHealth(server, app, registry, registerGauges(registry, app));
  return { server, contracts, early };
}
