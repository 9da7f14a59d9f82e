import { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import { FixedClock } from '#adapters/clock/fixed-clock.ts';
import type { Mailer } from '#adapters/mailer/port.ts';
import { newContext, type Actor, type AppContext, type RequestContext } from '#platform/context.ts';
import { sendDueOf, sweepOnce } from '#features/messages/delivery/index.ts';
import {
  makePostponed,
  postponeVersion,
  prepareVersion,
} from '#features/recordings/recordings/index.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import type { AnyJob, Job } from '#platform/jobs/define-job.ts';
import { JobQueue } from '#platform/jobs/job-queue.ts';

/** Jobs of the past are done in the past: here and now, not by a worker with today's clock. */
class OwnJobs extends JobQueue {
  readonly #waiting: { job: AnyJob; payload: unknown }[] = [];

  override async enqueue<Schema extends z.ZodType>(
    _: { em: EntityManager },
    job: Job<Schema>,
    payload: z.input<Schema>,
  ): Promise<void> {
    this.#waiting.push({ job, payload });
  }

  override async enqueueMany<Schema extends z.ZodType>(
    ctx: { em: EntityManager },
    job: Job<Schema>,
    payloads: readonly z.input<Schema>[],
  ): Promise<void> {
    for (const payload of payloads) await this.enqueue(ctx, job, payload);
  }

  next() {
    return this.#waiting.shift();
  }
}

/** The application at another time: what falls due on the way happens when it was due. */
export class TimeTravel {
  readonly clock: FixedClock;
  readonly #app: AppContext;
  readonly #jobs: OwnJobs;
  readonly #real: AppContext;
  readonly #postponed: string[] = [];

  constructor(app: AppContext, mailer: Mailer, start: Temporal.Instant) {
    this.clock = new FixedClock(start.toString());
    this.#jobs = new OwnJobs(app.databaseUrl, [], app.log, false);
    this.#real = app;
    this.#app = { ...app, clock: this.clock, mailer, jobs: this.#jobs };
  }

  contextOf(actor: Actor): RequestContext {
    return newContext(this.#app, actor);
  }

  /** Moves on, stopping wherever the engine or a retry of the family has something to do. */
  async to(target: Temporal.Instant, familyId: string): Promise<void> {
    for (;;) {
      await this.#settle(familyId);
      const next = await this.#nextStep(familyId);
      if (!next || Temporal.Instant.compare(next, target) > 0) break;
      // What is due and still not done waits for something else; it must not hold time up.
      if (Temporal.Instant.compare(next, this.clock.now()) <= 0) break;
      this.clock.set(next.toString());
    }
    this.clock.set(target.toString());
    await this.#settle(familyId);
  }

  /** Hands to the workers what can be made after the story. */
  async end(familyId: string): Promise<void> {
    const ctx = newContext(this.#real, { kind: 'system', job: 'sample-family' });
    await makePostponed(ctx, familyId, this.#postponed);
  }

  /** Of this family alone: nothing of anybody else falls due on a clock that is not theirs. */
  async #settle(familyId: string): Promise<void> {
    const system = () => this.contextOf({ kind: 'system', job: 'sample-family' });
    await sweepOnce(system(), familyId);
    do await this.#workOff();
    while ((await sendDueOf(system(), familyId)).tried > 0);
    await sweepOnce(system(), familyId);
  }

  async #workOff(): Promise<void> {
    for (let next = this.#jobs.next(); next; next = this.#jobs.next()) {
      const { job, payload } = next;
      const ctx = this.contextOf({ kind: 'system', job: job.name });
      if (job.name === prepareVersion.name) {
        // A visitor waits for the story of the family, not for its videos to be encoded.
        const { versionId } = prepareVersion.payload.parse(payload);
        await postponeVersion(ctx, versionId);
        this.#postponed.push(versionId);
      }
      // Parsed by the job's own schema just here.
      else await job.handle(ctx, job.payload.parse(payload) as never);
    }
  }

  async #nextStep(familyId: string): Promise<Temporal.Instant | null> {
    const [row] = await this.#app.orm.em.getConnection().execute<{ at: Temporal.Instant | null }[]>(
      `select least(
         (select min(next_step_at) from messages where family_id = ? and next_step_at > ?),
         (select min(next_attempt_at) from deliveries where family_id = ? and next_attempt_at > ?)
       ) as at`,
      [familyId, this.clock.now().toString(), familyId, this.clock.now().toString()],
    );
    return row?.at ?? null;
  }
}
