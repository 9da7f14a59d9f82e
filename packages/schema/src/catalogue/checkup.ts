/** What 'Is everything well?' looks at, in the order it is shown. */
export const checkNames = [
  'SENDING',
  'DELIVERIES',
  'RELAY',
  'RECEIPTS',
  'ALARMS',
  'CLOCK',
  'WORKER',
  'QUEUE',
  'JOBS',
  'BACKUP',
  'RESTORE_TEST',
  'STORAGE',
  'SPACE',
  'GROWTH',
  'MIGRATIONS',
  'MASTER_KEY',
  'CERTIFICATE',
] as const;
export type CheckName = (typeof checkNames)[number];

/** OK; LOOK: somebody should look at it soon; ACT: somebody has to act now. */
export const checkStates = ['OK', 'LOOK', 'ACT'] as const;
export type CheckStateName = (typeof checkStates)[number];

/** The place of the console where a check is dealt with. */
export const checkPlaces = ['HEALTH', 'DELIVERIES', 'JOBS', 'STORAGE', 'BACKUPS'] as const;
export type CheckPlaceName = (typeof checkPlaces)[number];

export const checkLimits = {
  /** Longest time that one check may take. */
  seconds: 10,
  /** A worker that has not run its sweeps for so long does not run. */
  workerSilentSeconds: 300,
  workerBeatSeconds: 30,
  /** The oldest job that waits may be this old. */
  queue: { lookSeconds: 300, actSeconds: 1800 },
  /** Share of a disk that is free. */
  freeRatio: { look: 0.2, act: 0.1 },
  /** Days until the disk is full at the pace of the last 30 days. */
  daysUntilFull: { look: 90, act: 30 },
  growthDays: 30,
  /** Days before its end at which somebody should look whether the certificate is renewed. */
  certificateDays: 30,
} as const;
