import { randomUUID } from 'node:crypto';
import type { Classified } from './role-matrix.classification.ts';

const newExperiment = {
  name: 'A shorter headline',
  challengers: [{ name: 'Short', heading: 'Say it now' }],
};

/** Of the growth tools; every one is an administrator's. */
export const growthOperations: Record<string, Classified> = {
  seoRuns: { access: 'admin', make: () => ({ first: 5 }) },
  seoRun: { access: 'admin', make: () => ({ id: randomUUID() }), ownerMayGet: ['NOT_FOUND'] },
  requestSeoAudit: { access: 'admin' },
  growthFunnel: { access: 'admin', make: () => ({ weeks: 4 }) },
  experiments: { access: 'admin', make: () => ({ first: 5 }) },
  createExperiment: { access: 'admin', make: () => ({ input: newExperiment }) },
  saveExperiment: {
    access: 'admin',
    make: () => ({ id: randomUUID(), version: 1, input: newExperiment }),
    ownerMayGet: ['NOT_FOUND'],
  },
  deleteExperiment: {
    access: 'admin',
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  startExperiment: {
    access: 'admin',
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  stopExperiment: {
    access: 'admin',
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  chooseExperimentWinner: {
    access: 'admin',
    make: () => ({ id: randomUUID(), position: 1 }),
    ownerMayGet: ['NOT_FOUND'],
  },
};
