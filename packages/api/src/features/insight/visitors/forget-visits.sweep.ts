import { VISITOR_COUNT } from '@infinite/schema/catalogue/site-settings';
import { sql } from 'kysely';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Who has left is forgotten. */
export const forgetVisitsSweep = defineSweep({
  name: 'forget-page-visits',
  everySeconds: 120,
  run: async (ctx) => {
    const gone = ctx.clock.now().subtract({ seconds: VISITOR_COUNT.goneAfterSeconds }).toString();
    await sql`delete from page_visits where seen_at <= ${gone}`.execute(ctx.em.getKysely());
  },
});
