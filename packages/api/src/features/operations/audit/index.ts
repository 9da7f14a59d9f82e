import { AuditEventEntity } from '#features/operations/audit/audit-event.entity.ts';
import { AuditResolver } from '#features/operations/audit/audit.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export type { AuditFacts } from '#features/operations/audit/audit-event.entity.ts';
export { signInLines } from '#features/operations/audit/sign-in-lines.ts';
export { auditLinesSql } from '#features/operations/audit/audit-lines.ts';
export { recordAudit, type AuditEntry } from '#features/operations/audit/record-audit.ts';
export { recordReading } from '#features/operations/audit/record-reading.ts';
export { wasAudited } from '#features/operations/audit/was-audited.ts';

export const auditFeature = defineFeature({
  name: 'audit',
  entities: [AuditEventEntity],
  resolvers: [AuditResolver],
});
