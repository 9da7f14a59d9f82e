import {
  EnquiryConnectionResolver,
  EnquiryResolver,
} from '#features/enquiries/enquiry.resolver.ts';
import { enquiriesRest } from '#features/enquiries/enquiries.rest.ts';
import { forgetEnquiries } from '#features/enquiries/jobs/forget-enquiries.sweep.ts';
import { mailEnquiry } from '#features/enquiries/jobs/mail-enquiry.job.ts';
import { defineFeature } from '#platform/feature.ts';

export const enquiriesFeature = defineFeature({
  name: 'enquiries',
  resolvers: [EnquiryResolver, EnquiryConnectionResolver],
  jobs: [mailEnquiry],
  sweeps: [forgetEnquiries],
  rest: enquiriesRest,
});
