import { randomUUID } from 'node:crypto';
import type { Classified } from './role-matrix.classification.ts';

const newExperiment = {
  name: 'A shorter headline',
  challengers: [{ name: 'Short', heading: 'Say it now' }],
};

/** Of the growth tools; every one is an administrator's. */
export const growthOperations: Record<string, Classified> = {
  seoRuns: { access: { staff: 'figures' }, make: () => ({ first: 5 }) },
  seoRun: {
    access: { staff: 'figures' },
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  seoProblems: {
    access: { staff: 'figures' },
    make: () => ({ runId: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  seoPages: {
    access: { staff: 'figures' },
    make: () => ({ runId: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  requestSeoAudit: { access: { staff: 'growth.write' } },
  growthFunnel: { access: { staff: 'figures' }, make: () => ({ weeks: 4 }) },
  experiments: { access: { staff: 'figures' }, make: () => ({ first: 5 }) },
  createExperiment: { access: { staff: 'growth.write' }, make: () => ({ input: newExperiment }) },
  saveExperiment: {
    access: { staff: 'growth.write' },
    make: () => ({ id: randomUUID(), version: 1, input: newExperiment }),
    ownerMayGet: ['NOT_FOUND'],
  },
  deleteExperiment: {
    access: { staff: 'growth.write' },
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  startExperiment: {
    access: { staff: 'growth.write' },
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  stopExperiment: {
    access: { staff: 'growth.write' },
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  chooseExperimentWinner: {
    access: { staff: 'growth.write' },
    make: () => ({ id: randomUUID(), position: 1 }),
    ownerMayGet: ['NOT_FOUND'],
  },
};
