/**
 * Alarms while which the product does not keep its promise. HEARTBEAT_URL is not called while one
 * of them is open. Every other kind needs a person too, but not at night.
 */
export const criticalAlarms: ReadonlySet<string> = new Set([
  'hold',
  'clock',
  'deliveries_late',
  'relay_down',
  'disk_low',
  'sweep_late',
  'probe_failed',
  'damaged',
]);

export const alarmLimits = {
  /** Share of the disk that must be free. */
  diskFreeRatio: 0.1,
  /** Days before its end at which the certificate of PUBLIC_ORIGIN is an alarm. */
  certificateDays: 14,
  /** A delivery that failed so long ago is its author's matter alone. */
  failedWithinHours: 24,
  /** Longest time one probe may take. */
  probeSeconds: 20,
  /** An alarm is resolved when so many looks in a row have not seen it: no mails for a flicker. */
  looksToResolve: 2,
  /** Minutes before each further attempt to send a notice; the last goes on. */
  retryAfterMinutes: [1, 2, 5, 15, 60],
  /** Longest time a receiver of webhooks may take. */
  webhookSeconds: 10,
} as const;

/** Gauges that /metrics documents for Prometheus; ops/prometheus-rules.yml refers to them. */
export const gauges = {
  infinite_alarm: 'Open alarms by kind.',
  infinite_gauges_ok:
    '1 when the figures below were read for this answer, 0 when the database did not answer.',
  infinite_hold: '1 while all sending is on hold.',
  infinite_deliveries_waiting: 'Deliveries whose instant has come and that have not left.',
  infinite_deliveries_late: 'Deliveries that are late by more than ten minutes.',
  infinite_deliveries_failed: 'Deliveries that failed, however long ago.',
  infinite_dead_jobs: 'Jobs that were given up after their last attempt.',
  infinite_disk_free_ratio: 'Free share of the fuller one of storage and data folder.',
  infinite_clock_skew_seconds: 'Clock of this process minus clock of the database.',
  infinite_relay_open: '1 while the mail relay counts as down and deliveries wait for it.',
  infinite_backup_age_seconds: 'Age of the newest proven backup; NaN while there is none.',
  infinite_sweeps_late: 'Sweeps of this process that have not finished within their time.',
} as const;
export type GaugeName = keyof typeof gauges;
