import { createHash } from 'node:crypto';
import { securityWords } from '@infinite/schema/words/security.en';
import { Temporal } from 'temporal-polyfill';
import type { Clock } from '#adapters/clock/port.ts';
import type { Orm } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { RateLimitHitEntity } from '#platform/rate-limit/rate-limit-hit.entity.ts';

export interface RateLimit {
  /** Attempts allowed in one window. */
  max: number;
  perSeconds: number;
}

/**
 * Counts attempts in fixed windows, in PostgreSQL, so that all processes count together. Keys are
 * hashed: the table holds no IP or e-mail address.
 */
export class RateLimiter {
  constructor(
    private readonly orm: Orm,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError RATE_LIMITED when `key` has used up its attempts in `bucket` */
  async take(bucket: string, key: string, limit: RateLimit): Promise<void> {
    const { hits } = await this.#db()
      .insertInto('rate_limit_hits')
      .values({ ...this.#window(bucket, key, limit), hits: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['bucket', 'keyHash', 'windowStart'])
          .doUpdateSet(({ eb }) => ({ hits: eb('rate_limit_hits.hits', '+', 1) })),
      )
      .returning('hits')
      .executeTakeFirstOrThrow();
    if (hits > limit.max) throw this.#refusal(bucket, limit);
  }

  /** Takes one attempt back that turned out to be no guess. */
  async giveBack(bucket: string, key: string, limit: RateLimit): Promise<void> {
    const { keyHash, windowStart } = this.#window(bucket, key, limit);
    await this.#db()
      .updateTable('rate_limit_hits')
      .set(({ eb }) => ({ hits: eb('hits', '-', 1) }))
      .where('bucket', '=', bucket)
      .where('keyHash', '=', keyHash)
      .where('windowStart', '=', windowStart)
      .where('hits', '>', 0)
      .execute();
  }

  /** Forgets every attempt of `key`, because its owner has authenticated in another way. */
  async forget(bucket: string, key: string): Promise<void> {
    await this.#db()
      .deleteFrom('rate_limit_hits')
      .where('bucket', '=', bucket)
      .where('keyHash', '=', hashOf(key))
      .execute();
  }

  /** Of a fork: attempts count whatever becomes of a transaction of the request. */
  #db() {
    return tables(this.orm.em.fork(), RateLimitHitEntity);
  }

  #refusal(bucket: string, { perSeconds }: RateLimit): AppError {
    const seconds = Math.floor(this.clock.now().epochMilliseconds / 1000);
    const retryAfterSeconds = perSeconds - (seconds % perSeconds);
    return new AppError('RATE_LIMITED', {
      log: `rate limit ${bucket}`,
      words: securityWords.waitMinutes(Math.ceil(retryAfterSeconds / 60)),
      retryAfterSeconds,
    });
  }

  #window(bucket: string, key: string, limit: RateLimit) {
    const seconds = Math.floor(this.clock.now().epochMilliseconds / 1000);
    const start = seconds - (seconds % limit.perSeconds);
    const windowStart = Temporal.Instant.fromEpochMilliseconds(start * 1000);
    return { bucket, keyHash: hashOf(key), windowStart };
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
