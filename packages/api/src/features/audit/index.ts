import { AuditResolver } from '#features/audit/audit.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { recordAudit, type AuditEntry, type AuditFacts } from '#features/audit/record-audit.ts';

export const auditFeature = defineFeature({ name: 'audit', resolvers: [AuditResolver] });
