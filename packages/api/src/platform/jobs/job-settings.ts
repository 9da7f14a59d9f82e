import type { z } from 'zod';

/** What the queue knows of a kind of job. */
export interface JobSettings<Schema extends z.ZodType = z.ZodType> {
  /** Queue name, kebab-case, unique in the product. */
  readonly name: string;
  readonly payload: Schema;
  /** Attempts after the first; then the job is a dead letter. Default 5. */
  readonly retryLimit?: number;
  /** Seconds until a silent worker is given up. Default 60. */
  readonly expireInSeconds?: number;
  /** Handlers at once in one process. Default 2. */
  readonly concurrency?: number;
  /** Of these, at most so many of one group (`EnqueueOptions.group`); absent: no bound. */
  readonly concurrencyPerGroup?: number;
}
