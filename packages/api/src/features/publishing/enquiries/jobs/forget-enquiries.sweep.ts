import { enquiryLimits } from '@infinite/schema/catalogue/enquiries';
import { EnquiryEntity } from '#features/publishing/enquiries/enquiry.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Enquiries have a retention period: they hold names and addresses. */
export const forgetEnquiries = defineSweep({
  name: 'forget-enquiries',
  everySeconds: 6 * 3600,
  run: async (ctx) => {
    const before = ctx.clock.now().subtract({ hours: enquiryLimits.keepDays * 24 });
    await tables(ctx.em, EnquiryEntity)
      .deleteFrom('enquiries')
      .where('receivedAt', '<', before)
      .execute();
  },
});
