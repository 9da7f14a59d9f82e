import { createHash } from 'node:crypto';
import { securityWords } from '@infinite/schema/words/security.en';
import type { Clock } from '#adapters/clock/port.ts';
import type { Orm } from '#platform/database/orm.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface RateLimit {
  /** Attempts allowed in one window. */
  max: number;
  perSeconds: number;
}

/**
 * Counts attempts in fixed windows, in PostgreSQL, so that every process counts together. Keys are
 * hashed: an address or an e-mail never stands in the table.
 */
export class RateLimiter {
  constructor(
    private readonly orm: Orm,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError RATE_LIMITED when `key` has used up its attempts in `bucket` */
  async take(bucket: string, key: string, limit: RateLimit): Promise<void> {
    const rows = await this.orm.em.getConnection().execute<{ hits: number }[]>(
      `insert into rate_limit_hits (bucket, key_hash, window_start, hits) values (?, ?, to_timestamp(?), 1)
       on conflict (bucket, key_hash, window_start) do update set hits = rate_limit_hits.hits + 1
       returning hits`,
      this.#row(bucket, key, limit),
    );
    if ((rows[0]?.hits ?? 0) > limit.max) throw this.#refusal(bucket, limit);
  }

  /** Takes one attempt back: it turned out to be no guess. */
  async giveBack(bucket: string, key: string, limit: RateLimit): Promise<void> {
    await this.orm.em.getConnection().execute(
      `update rate_limit_hits set hits = hits - 1
        where bucket = ? and key_hash = ? and window_start = to_timestamp(?) and hits > 0`,
      this.#row(bucket, key, limit),
    );
  }

  /** Forgets every attempt of `key`: its owner has proven who they are in another way. */
  async forget(bucket: string, key: string): Promise<void> {
    await this.orm.em
      .getConnection()
      .execute('delete from rate_limit_hits where bucket = ? and key_hash = ?', [
        bucket,
        hashOf(key),
      ]);
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

  #row(bucket: string, key: string, limit: RateLimit): [string, string, number] {
    const seconds = Math.floor(this.clock.now().epochMilliseconds / 1000);
    const windowStart = seconds - (seconds % limit.perSeconds);
    return [bucket, hashOf(key), windowStart];
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
