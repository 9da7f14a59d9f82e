import type { Temporal } from 'temporal-polyfill';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';
import { CostBucketEntity } from '#platform/rate-limit/cost-bucket.entity.ts';

/** Deletes buckets that nobody has charged since; by then they must have leaked empty. */
export async function forgetUnusedBuckets(
  em: EntityManager,
  since: Temporal.Instant,
): Promise<void> {
  await tables(em, CostBucketEntity).deleteFrom('cost_buckets').where('at', '<', since).execute();
}
