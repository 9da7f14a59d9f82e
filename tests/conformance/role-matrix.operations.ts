import { randomUUID } from 'node:crypto';
import type { Classified } from './role-matrix.classification.ts';

/** Backups, jobs, deliveries, the audit log, settings and figures: the work of operators. */
export const operatorOperations: Record<string, Classified> = {
  // exports, backups
  backups: { access: { staff: 'operations.read' }, make: () => ({ first: 10 }) },
  lastProvenBackup: { access: { staff: 'operations.read' } },
  backupPlan: { access: { staff: 'operations.read' } },
  backupRetentionPreview: {
    access: { staff: 'operations.read' },
    make: () => ({ daily: 7, weekly: 5, monthly: 12 }),
  },
  changeBackupRule: {
    access: { staff: 'operations.write' },
    make: () => ({
      input: {
        ...{ rhythm: 'DAILY', at: '02:30', weekday: 1 },
        ...{ daily: 7, weekly: 5, monthly: 12, version: 0 },
      },
    }),
    ownerMayGet: ['CONFLICT'],
  },
  requestBackup: { access: { staff: 'operations.write' } },

  // operations
  // Each field by the right that it needs: standing.test.ts.
  standing: { access: 'staff' },
  jobQueues: { access: { staff: 'operations.read' } },
  deadLetters: { access: { staff: 'operations.read' }, make: () => ({ first: 10 }) },
  retryDeadLetter: {
    access: { staff: 'operations.write' },
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  discardDeadLetter: {
    access: { staff: 'operations.write' },
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  storageUse: { access: { staff: 'operations.read' } },
  partsHealth: { access: { staff: 'operations.read' } },
  openAlarms: { access: { staff: 'operations.read' } },
  installationCheckup: { access: { staff: 'operations.read' } },
  installationVersions: { access: { staff: 'operations.read' } },
  storageByFamily: { access: { staff: 'operations.read' }, make: () => ({ first: 10 }) },
  migrations: { access: { staff: 'operations.read' } },
  deliveryHealth: { access: { staff: 'deliveries.read' } },
  operatorDeliveries: {
    access: { staff: 'deliveries.read' },
    make: () => ({ place: 'FAILED', first: 10 }),
  },
  operatorDelivery: {
    access: { staff: 'deliveries.read' },
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  retryFailedDelivery: {
    access: { staff: 'operations.write' },
    make: ({ failedDeliveryId }) => ({ id: failedDeliveryId }),
  },
  leaveUnresolvedDelivery: {
    access: { staff: 'operations.write' },
    make: ({ failedDeliveryId }) => ({ id: failedDeliveryId }),
    // The delivery of the matrix has failed; only one of unknown outcome can be left as it is.
    ownerMayGet: ['WRONG_STATE'],
  },
  tryRelayNow: { access: { staff: 'operations.write' } },
  holdDeliveries: {
    access: { staff: 'operations.write' },
    make: () => ({ reason: 'to look first' }),
  },
  releaseDeliveries: { access: { staff: 'operations.write' } },

  // audit, settings
  auditEvents: {
    access: { staff: 'audit.read' },
    make: ({ owner }) => ({ filter: { subjectId: owner.userId } }),
  },
  systemSettings: { access: { staff: 'settings.read' } },
  analytics: { access: { staff: 'figures' }, make: () => ({ range: 'DAYS_30', unit: 'DAY' }) },
  quizCounts: { access: { staff: 'figures' }, make: () => ({ range: 'DAYS_30' }) },
  updateSystemSettings: {
    access: { staff: 'settings.write' },
    make: () => ({ input: { maxFileSize: 100 }, version: 0 }),
  },
};
