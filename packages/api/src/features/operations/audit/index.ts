import { AuditResolver } from '#features/operations/audit/audit.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  recordAudit,
  type AuditEntry,
  type AuditFacts,
} from '#features/operations/audit/record-audit.ts';

export { wasAudited } from '#features/operations/audit/was-audited.ts';

export const auditFeature = defineFeature({ name: 'audit', resolvers: [AuditResolver] });
