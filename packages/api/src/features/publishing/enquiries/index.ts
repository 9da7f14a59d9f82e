import { EnquiryEntity } from '#features/publishing/enquiries/enquiry.entity.ts';
import {
  EnquiryConnectionResolver,
  EnquiryFieldsResolver,
  EnquiryResolver,
} from '#features/publishing/enquiries/enquiry.resolver.ts';
import { enquiriesRest } from '#features/publishing/enquiries/enquiries.rest.ts';
import { forgetEnquiries } from '#features/publishing/enquiries/jobs/forget-enquiries.sweep.ts';
import { mailEnquiry } from '#features/publishing/enquiries/jobs/mail-enquiry.job.ts';
import { defineFeature } from '#platform/feature.ts';

export const enquiriesFeature = defineFeature({
  name: 'enquiries',
  entities: [EnquiryEntity],
  resolvers: [EnquiryResolver, EnquiryConnectionResolver, EnquiryFieldsResolver],
  jobs: [mailEnquiry],
  sweeps: [forgetEnquiries],
  rest: enquiriesRest,
});
