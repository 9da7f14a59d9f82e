import { PgBoss, fromKysely } from 'pg-boss';
import { z } from 'zod';
import {
  connectionLimits,
  poolSettings,
  silenceLimitedClient,
  type ConnectionLimits,
} from '#platform/database/connection-limits.ts';
import type { JobSettings } from '#platform/jobs/job-settings.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import type { Logger } from '#platform/logging/logger.ts';

export interface EnqueueOptions {
  /** Of several waiting jobs with one key, one is kept. */
  singletonKey?: string;
  /** Real seconds; business time belongs into a row, never into the queue. */
  startAfterSeconds?: number;
  /** Whose work it is, so that one owner's long queue never keeps another's waiting. */
  group?: string;
}

/** How often a worker looks for jobs that no notice announces, such as one whose group was busy. */
export interface Polling {
  readonly pollingIntervalSeconds: number;
  /** While notices arrive. */
  readonly notifyPollingIntervalSeconds: number;
}

const polling: Polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/** The wake-up beside the rows: pg-boss in the same PostgreSQL, enqueued in the caller's transaction. */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #jobs: readonly JobSettings[];

  constructor(
    databaseUrl: string,
    jobs: readonly JobSettings[],
    log: Logger,
    worker: boolean,
    limits: ConnectionLimits = connectionLimits,
  ) {
    this.#jobs = jobs;
    // pg-boss hands its options to its pool as they are.
    const pool = { ...poolSettings(limits), Client: silenceLimitedClient(limits.silenceMs) };
    this.#boss = new PgBoss({
      ...pool,
      connectionString: databaseUrl,
      schema: 'jobs',
      application_name: 'jobs',
      max: worker ? 6 : 2,
      useListenNotify: worker,
      supervise: worker,
      schedule: false,
    });
    this.#boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  }

  /** Installs or updates the queue's own tables and makes a queue and its dead-letter queue a job. */
  async start(): Promise<void> {
    await this.#boss.start();
    const known = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const job of this.#jobs) {
      const deadLetter = `${job.name}-dead`;
      if (!known.has(deadLetter)) await this.#boss.createQueue(deadLetter);
      const options = {
        retryLimit: job.retryLimit ?? 5,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: 600,
        expireInSeconds: job.expireInSeconds ?? 60,
        heartbeatSeconds: 10,
        notify: true,
        deadLetter,
      };
      const queue = known.get(job.name);
      if (!queue) await this.#boss.createQueue(job.name, { ...options, policy: 'standard' });
      else if (!isAsWanted(queue, options)) await this.#boss.updateQueue(job.name, options);
    }
  }

  /** Adds a job in the transaction of `ctx.em`, so that cause and effect stand or fall together. */
  async enqueue<Schema extends z.ZodType>(
    ctx: { em: EntityManager },
    job: JobSettings<Schema>,
    payload: z.input<Schema>,
    options: EnqueueOptions = {},
  ): Promise<void> {
    await this.#boss.send(job.name, payload as object, {
      db: fromKysely(ctx.em.getKysely()),
      ...(options.singletonKey ? { singletonKey: options.singletonKey } : {}),
      ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
      ...(options.group ? { group: { id: options.group } } : {}),
    });
  }

  /** Adds many jobs of one kind with one statement, in the transaction of `ctx.em`. */
  async enqueueMany<Schema extends z.ZodType>(
    ctx: { em: EntityManager },
    job: JobSettings<Schema>,
    payloads: readonly z.input<Schema>[],
  ): Promise<void> {
    if (payloads.length === 0) return;
    await this.#boss.insert(
      job.name,
      payloads.map((data) => ({ data: data as object })),
      { db: fromKysely(ctx.em.getKysely()) },
    );
  }

  /**
   * Puts a dead letter back into the queue it came from, in the transaction of `ctx.em`.
   * @returns the queue; undefined when the letter is gone
   */
  async revive(ctx: { em: EntityManager }, id: string): Promise<string | undefined> {
    const db = fromKysely(ctx.em.getKysely());
    const letter = await this.#take(db, id);
    if (!letter) return undefined;
    await this.#boss.send(letter.queue, letter.data, { db });
    return letter.queue;
  }

  /** Throws a dead letter away. @returns as `revive` */
  async discard(ctx: { em: EntityManager }, id: string): Promise<string | undefined> {
    return (await this.#take(fromKysely(ctx.em.getKysely()), id))?.queue;
  }

  /** Removed as it is read: of two that act on one letter, one finds it gone. */
  async #take(
    db: ReturnType<typeof fromKysely>,
    id: string,
  ): Promise<{ queue: string; data: object } | undefined> {
    const { rows } = await db.executeSql(
      `delete from jobs.job where id = $1 and name like '%-dead' and state < 'active'
       returning name, data`,
      [id],
    );
    const [row] = z
      .array(z.object({ name: z.string(), data: z.looseObject({}).nullable() }))
      .parse(rows);
    return row && { queue: row.name.replace(/-dead$/, ''), data: row.data ?? {} };
  }

  /** Empties queues of earlier releases, and their dead letters. The queues stay: an old process may use them. */
  async clear(names: readonly string[]): Promise<void> {
    const known = new Set((await this.#boss.getQueues()).map((queue) => queue.name));
    for (const name of names.flatMap((queue) => [queue, `${queue}-dead`])) {
      if (known.has(name)) await this.#boss.deleteQueuedJobs(name);
    }
  }

  /** Begins to take jobs of these kinds; a process of role web never calls this. */
  async work<Kind extends JobSettings>(
    jobs: readonly Kind[],
    run: (job: Kind, payload: unknown) => Promise<void>,
    often: Polling = polling,
  ): Promise<void> {
    for (const job of jobs) {
      for (let count = 0; count < (job.concurrency ?? 2); count += 1) {
        await this.#addWorker(job, run, often);
      }
    }
  }

  /** One worker by its own call: of several that one call begins, pg-boss names and wakes the first alone. */
  async #addWorker<Kind extends JobSettings>(
    job: Kind,
    run: (job: Kind, payload: unknown) => Promise<void>,
    often: Polling,
  ): Promise<void> {
    const worker: { id?: string } = {};
    worker.id = await this.#boss.work(
      job.name,
      {
        // Counted in this process: the bound that pg-boss counts in the database is not atomic, and
        // two fetches at one moment can fill every slot with the jobs of one group.
        ...(job.concurrencyPerGroup ? { localGroupConcurrency: job.concurrencyPerGroup } : {}),
        ...often,
      },
      async (batch) => {
        try {
          for (const taken of batch) await run(job, taken.data);
        } finally {
          // What waits next, such as for its group, is announced by nothing.
          if (worker.id !== undefined) this.#boss.notifyWorker(worker.id);
        }
      },
    );
  }

  /** Lets running handlers finish, up to 10 s; what is cut off runs again elsewhere. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 10_000 });
  }
}

/** Most starts find every queue as the last one left it. */
function isAsWanted(queue: object, options: object): boolean {
  const found = new Map<string, unknown>(Object.entries(queue));
  return Object.entries(options).every(([name, value]) => found.get(name) === value);
}
