import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { sql } from 'kysely';
import { defineSweep } from '#platform/jobs/define-sweep.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** The address of someone who was invited is kept only as long as their mail may be answered. */
export const purgeCompanionAddressesSweep = defineSweep({
  name: 'forget-companions',
  everySeconds: 3600,
  run: async (ctx) => {
    const hours = recipientLimits.companionAddressDays * 24;
    await rowsOf(
      ctx.em,
      sql`
        update delivery_companions set address = null
        where address is not null
          and expires_at <= ${ctx.clock.now().subtract({ hours })}`,
    );
  },
});
