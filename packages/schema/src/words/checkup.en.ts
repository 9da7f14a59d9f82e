import type { CheckName } from '#catalogue/checkup.ts';

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** 'Is everything well?': what each check says, and in one sentence what to do. */
export const checkupWords = {
  overall: (act: number, look: number): string => {
    if (act + look === 0) return 'Everything is well.';
    const looks = `${some(look, 'thing', 'things')} to look at soon`;
    if (act === 0) return `Nothing is urgent. ${looks}.`;
    const acts = `${some(act, 'thing needs', 'things need')} you now`;
    return look === 0 ? `${acts}.` : `${acts}, and ${looks}.`;
  },
  names: {
    SENDING: 'Sending',
    DELIVERIES: 'Deliveries',
    RELAY: 'Mail relay',
    RECEIPTS: 'Record of accepted mail',
    ALARMS: 'Alarms',
    CLOCK: 'Clock',
    WORKER: 'Worker',
    QUEUE: 'Job queue',
    JOBS: 'Failed jobs',
    BACKUP: 'Backups',
    RESTORE_TEST: 'Restore test',
    STORAGE: 'Stored files',
    SPACE: 'Free space',
    GROWTH: 'Growth of the disk',
    MIGRATIONS: 'Database schema',
    MASTER_KEY: 'Master key',
    CERTIFICATE: 'Certificate',
  } satisfies Record<CheckName, string>,
  notSeen: {
    says: (why: string) => `This could not be checked (${why}).`,
    whatToDo: 'Read the log of the server, then check again.',
    late: 'no answer in time',
  },
  sending: {
    ok: 'Sending is not on hold.',
    held: (reason: string) => `Sending is on hold: ${reason || 'no reason is given'}`,
    whatToDo: 'Read the reason, fix its cause, and resume sending.',
  },
  deliveries: {
    ok: (delivered: number) =>
      `Nothing is late. ${some(delivered, 'delivery', 'deliveries')} in the last 24 hours.`,
    late: (count: number) =>
      `${some(count, 'delivery is', 'deliveries are')} late by more than ten minutes.`,
    lateDo: 'Check that a worker runs and that the mail relay answers.',
    open: (count: number) => `${some(count, 'delivery waits', 'deliveries wait')} for a decision.`,
    failed: (count: number) =>
      `${some(count, 'delivery', 'deliveries')} failed in the last 24 hours.`,
    openDo: 'Open the list of deliveries, and send each again or leave it.',
  },
  relay: {
    ok: (host: string) => `The relay ${host} accepts mail.`,
    none: 'No relay is set: mail is kept as files.',
    noneDo: 'Set MAIL_URL so that mail is sent.',
    down: 'The relay accepts no mail.',
    downDo: 'Check the relay, its quota and the credentials in MAIL_URL.',
  },
  receipts: {
    ok: 'What the relay accepts can be recorded.',
    failed: (why: string) => `DATA_DIR/journal cannot be written (${why}), so nothing is sent.`,
    whatToDo: 'Free space on the disk of DATA_DIR, or correct its permissions.',
  },
  alarms: {
    ok: 'No alarm is open.',
    open: (count: number, first: string) =>
      `${some(count, 'alarm is', 'alarms are')} open. ${first}`,
  },
  clock: {
    ok: 'It agrees with the clock of the database.',
    still: 'The clock stands still, as in tests.',
    wrong: (seconds: number) =>
      `It differs from the clock of the database by ${some(seconds, 'second', 'seconds')}.`,
    whatToDo: 'Synchronize both machines by NTP, then resume sending.',
  },
  worker: {
    ok: 'A worker runs.',
    none: 'No worker has run yet.',
    silent: (minutes: number) =>
      `No worker has run for ${some(minutes, 'minute', 'minutes')}: nothing is sent.`,
    stuck: (sweeps: string) => `The worker makes no progress: ${sweeps}.`,
    whatToDo: 'Start a worker, and read its log if it ends again.',
  },
  queue: {
    ok: 'No job waits long.',
    waits: (minutes: number) =>
      `The oldest job has waited for ${some(minutes, 'minute', 'minutes')}.`,
    whatToDo: 'Check that a worker runs, or start another one.',
  },
  jobs: {
    ok: 'No job has failed.',
    dead: (count: number) => `${some(count, 'job has', 'jobs have')} failed.`,
    whatToDo: 'Read what went wrong, fix it, then retry or discard each job.',
  },
  backup: {
    ok: (age: string, next: string | null) =>
      `The newest proven backup is ${age} old.${next ? ` The next one is due ${next} (UTC).` : ''}`,
    none: 'There is no proven backup yet.',
    old: (age: string) => `The newest proven backup is ${age} old.`,
    off: 'No backup is scheduled.',
    failed: 'The last backup failed.',
    noFamilies: 'There is nothing to back up yet.',
    sameDisk: 'Backups are on the same disk as the data.',
    makeDo: 'Make a backup now, and find out why none was made.',
    failedDo: 'Check that BACKUP_URL can be reached and has room; another attempt follows.',
    offDo: 'Choose a schedule for backups.',
    sameDiskDo: 'Set BACKUP_URL to another machine or bucket.',
  },
  restore: {
    ok: (rows: string) => `The newest backup was restored and compared: ${rows} rows.`,
    readBack: 'The newest backup was read back, but not restored.',
    readBackDo:
      'Allow the database role to create databases, so that backups are restored as a test.',
    none: 'There is no backup to test yet.',
  },
  storage: {
    ok: (there: number) =>
      there === 0
        ? 'The storage can be written and read.'
        : `The storage can be written and read; a sample of ${some(there, 'recording', 'recordings')} is there.`,
    missing: (missing: number, of: number) =>
      `${missing} of ${of} recordings in a sample are missing.`,
    missingDo: 'Do not delete anything; restore the missing files from a backup.',
    failedDo: 'Check that the storage is mounted and can be written.',
  },
  space: {
    free: (place: string, percent: number, size: string) =>
      `The ${place} has ${percent}% free (${size}).`,
    places: { storage: 'storage', dataDir: 'data folder' },
    whatToDo: 'Make room or enlarge the disk.',
  },
  growth: {
    none: 'Nothing was added in the last 30 days.',
    ok: (size: string) => `About ${size} are added a day.`,
    unknown: 'The storage has no known limit.',
    full: (size: string, days: number) =>
      `About ${size} are added a day: the disk is full in ${some(days, 'day', 'days')}.`,
    whatToDo: 'Enlarge the disk or move the storage before then.',
  },
  migrations: {
    ok: (count: number) => `All ${count} migrations are applied.`,
    pending: (count: number) => `${some(count, 'migration is', 'migrations are')} not applied.`,
    pendingDo: 'Restart the server; it applies them at its start.',
    ahead: (count: number) =>
      `The database has ${some(count, 'migration', 'migrations')} that this version does not know.`,
    aheadDo: 'Update this server to the version that the other servers run.',
  },
  key: {
    ok: (id: string) => `The key ${id} opens this database.`,
    wrong: 'The master key does not open this database.',
    whatToDo: 'Put back the right MASTER_KEY or DATA_DIR/keys, or restore it from its shares.',
  },
  certificate: {
    none: 'The public address uses no certificate.',
    unseen: (host: string) =>
      `The certificate of ${host} cannot be seen from this machine; no worker has reported a problem.`,
    lasts: (host: string, days: number) =>
      `The certificate of ${host} is valid for ${some(days, 'more day', 'more days')}.`,
    whatToDo:
      'Renew the certificate, or look at what renews it: links in emails open nothing without it.',
    renewSoon: 'See that it is renewed in time: an automatic renewal should have happened by now.',
  },
  /** The states, for the terminal and for labels. */
  states: { OK: 'OK', LOOK: 'Look at this soon', ACT: 'Act now' },
} as const;
