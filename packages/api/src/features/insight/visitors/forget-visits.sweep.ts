import { VISITOR_COUNT } from '@infinite/schema/catalogue/site-settings';
import { PageVisitEntity } from '#features/insight/visitors/page-visit.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Deletes the visits of pages that have been closed. */
export const forgetVisitsSweep = defineSweep({
  name: 'forget-page-visits',
  everySeconds: 120,
  run: async (ctx) => {
    const gone = ctx.clock.now().subtract({ seconds: VISITOR_COUNT.goneAfterSeconds });
    await tables(ctx.em, PageVisitEntity)
      .deleteFrom('page_visits')
      .where('seenAt', '<=', gone)
      .execute();
  },
});
