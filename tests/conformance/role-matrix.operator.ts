import { randomUUID } from 'node:crypto';
import type { Classified } from './role-matrix.classification.ts';

/** Backups, jobs, storage and the checkup of the installation. */
export const operatorOperations: Record<string, Classified> = {
  // exports, backups
  backups: { access: 'admin', make: () => ({ first: 10 }) },
  lastProvenBackup: { access: 'admin' },
  backupPlan: { access: 'admin' },
  backupRetentionPreview: {
    access: 'admin',
    make: () => ({ daily: 7, weekly: 5, monthly: 12 }),
  },
  changeBackupRule: {
    access: 'admin',
    make: () => ({
      input: {
        ...{ rhythm: 'DAILY', at: '02:30', weekday: 1 },
        ...{ daily: 7, weekly: 5, monthly: 12, version: 0 },
      },
    }),
    ownerMayGet: ['CONFLICT'],
  },
  requestBackup: { access: 'admin' },

  // operations
  jobQueues: { access: 'admin' },
  deadLetters: { access: 'admin', make: () => ({ first: 10 }) },
  retryDeadLetter: {
    access: 'admin',
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  discardDeadLetter: {
    access: 'admin',
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  storageUse: { access: 'admin' },
  partsHealth: { access: 'admin' },
  openAlarms: { access: 'admin' },
  installationCheckup: { access: 'admin' },
  installationVersions: { access: 'admin' },
  storageByFamily: { access: 'admin', make: () => ({ first: 10 }) },
  migrations: { access: 'admin' },
};
