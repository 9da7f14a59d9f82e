import { forgetSecurityEvents } from '#features/security/jobs/forget-security-events.sweep.ts';
import { sendSecurityMail } from '#features/security/jobs/send-security-mail.job.ts';
import { securityRest } from '#features/security/security.rest.ts';
import { SecurityResolver } from '#features/security/security.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { deviceOf } from '#features/security/device-of.ts';
export { recordSecurityEvent } from '#features/security/record-security-event.ts';
export { requireRecentPassword } from '#features/security/require-recent-password.ts';
export { sendSecurityMail } from '#features/security/jobs/send-security-mail.job.ts';

export const securityFeature = defineFeature({
  name: 'security',
  rest: securityRest,
  resolvers: [SecurityResolver],
  jobs: [sendSecurityMail],
  sweeps: [forgetSecurityEvents],
});
