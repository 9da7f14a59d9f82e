import { apiKeyLimits } from '@infinite/schema/catalogue/api-keys';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { ApiKeyEntity } from '#features/integrations/api-keys/api-key.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';
import { forgetUnusedBuckets } from '#platform/rate-limit/forget-unused-buckets.ts';

/** For a while, an ended key is refused as expired or revoked; then it is unknown. */
export const forgetEndedKeys = defineSweep({
  name: 'forget-ended-api-keys',
  everySeconds: 86_400,
  run: async (ctx) => {
    const now = ctx.clock.now();
    await tables(ctx.em, ApiKeyEntity)
      .deleteFrom('api_keys')
      .where(
        sql<Temporal.Instant>`least(expires_at, revoked_at)`,
        '<',
        now.subtract({ hours: apiKeyLimits.keptDays * 24 }),
      )
      .execute();
    await forgetUnusedBuckets(ctx.em, now.subtract({ hours: 24 }));
  },
});
