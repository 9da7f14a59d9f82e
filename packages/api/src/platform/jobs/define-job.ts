import type { z } from 'zod';
import type { RequestContext } from '#context.ts';

/** A handler may run twice for one job, and must do no harm then. */
export interface Job<Schema extends z.ZodType = z.ZodType> {
  /** Queue name, kebab-case, unique in the product. */
  readonly name: string;
  readonly payload: Schema;
  /** Attempts after the first; then the job is a dead letter. Default 5. */
  readonly retryLimit?: number;
  /** Seconds until a silent worker is given up. Default 60. */
  readonly expireInSeconds?: number;
  /** Handlers at once in one process. Default 2. */
  readonly concurrency?: number;
  /** Jobs of one group at once, in all processes together; the others' turn comes first. */
  readonly perGroup?: number;
  readonly handle: (ctx: RequestContext, payload: z.output<Schema>) => Promise<void>;
}

// The queue does not care for the payload's type; each job parses its own.
export type AnyJob = Omit<Job, 'handle'> & {
  readonly handle: (ctx: RequestContext, payload: never) => Promise<void>;
};

export function defineJob<Schema extends z.ZodType>(job: Job<Schema>): Job<Schema> {
  return job;
}
