import type { Temporal } from 'temporal-polyfill';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';
import { RateLimitHitEntity } from '#platform/rate-limit/rate-limit-hit.entity.ts';

/** Deletes the attempts in windows that began before this instant. */
export async function forgetOldHits(em: EntityManager, before: Temporal.Instant): Promise<void> {
  await tables(em, RateLimitHitEntity)
    .deleteFrom('rate_limit_hits')
    .where('windowStart', '<', before)
    .execute();
}
