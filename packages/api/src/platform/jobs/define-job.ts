import type { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import type { JobSettings } from '#platform/jobs/job-settings.ts';

/** A handler may run twice for one job, so it must be idempotent. */
export interface Job<Schema extends z.ZodType = z.ZodType> extends JobSettings<Schema> {
  readonly handle: (ctx: RequestContext, payload: z.output<Schema>) => Promise<void>;
}

/** A job with any payload; each parses its own. */
export interface AnyJob extends JobSettings {
  readonly handle: (ctx: RequestContext, payload: never) => Promise<void>;
}

export function defineJob<Schema extends z.ZodType>(job: Job<Schema>): Job<Schema> {
  return job;
}

/**
 * The same job in the queue of the name it had in an earlier release, whose jobs must not be lost:
 * some may wait there, and that release may still run.
 */
export function underEarlierName<Schema extends z.ZodType>(
  name: string,
  job: Job<Schema>,
): Job<Schema> {
  return { ...job, name };
}
