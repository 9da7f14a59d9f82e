import type { z } from 'zod';

/** Queue settings of a kind of job. */
export interface JobSettings<Schema extends z.ZodType = z.ZodType> {
  /** Queue name, kebab-case, unique in the product. */
  readonly name: string;
  readonly payload: Schema;
  /** Attempts after the first; then the job is a dead letter. Default 5. */
  readonly retryLimit?: number;
  /** Seconds after which a silent worker is considered dead. Default 60. */
  readonly expireInSeconds?: number;
  /** Concurrent handlers in one process. Default 2. */
  readonly concurrency?: number;
  /** Concurrent handlers of one group (`EnqueueOptions.group`); absent: no limit. */
  readonly concurrencyPerGroup?: number;
}
