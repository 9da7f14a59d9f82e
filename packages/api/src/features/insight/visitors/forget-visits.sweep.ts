import { closedBy } from '#features/insight/visitors/open-pages.ts';
import { PageVisitEntity } from '#features/insight/visitors/page-visit.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Deletes the visits of pages that have been closed. */
export const forgetVisitsSweep = defineSweep({
  name: 'forget-page-visits',
  everySeconds: 120,
  run: async ({ em, clock }) => {
    await tables(em, PageVisitEntity)
      .deleteFrom('page_visits')
      .where('seenAt', '<=', closedBy(clock.now()))
      .execute();
  },
});
