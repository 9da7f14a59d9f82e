import { enquiryLimits } from '@infinite/schema/catalogue/enquiries';
import { enquiryTables } from '#features/publishing/enquiries/enquiry-tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Enquiries are not kept for ever: they hold names and addresses. */
export const forgetEnquiries = defineSweep({
  name: 'forget-enquiries',
  everySeconds: 6 * 3600,
  run: async (ctx) => {
    const before = ctx.clock.now().subtract({ hours: enquiryLimits.keepDays * 24 });
    await enquiryTables(ctx.em)
      .deleteFrom('enquiries')
      .where('received_at', '<', before.toString())
      .execute();
  },
});
