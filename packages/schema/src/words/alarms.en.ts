const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What alarms say to the operator. No names, addresses or content of members. */
export const alarmWords = {
  hold: {
    summary: (since: string, reason: string) => `Sending is on hold since ${since}. ${reason}`,
    whatToDo:
      'Read the reason, fix its cause, compare what is due with the log of your relay, and release the hold: Deliveries in the console, or `npm run cli -- hold release`.',
  },
  late: {
    summary: (count: number) =>
      `${some(count, 'delivery is', 'deliveries are')} late by more than ten minutes.`,
    whatToDo:
      'See in the console under Health and Deliveries whether the relay answers and the worker runs; look at the log of the worker.',
  },
  failed: {
    summary: (count: number) =>
      `${some(count, 'delivery', 'deliveries')} failed for good within the last 24 hours.`,
    whatToDo:
      'Look at Deliveries in the console. If they share a cause on our side (relay, blocklist), fix it and try them again; a wrong address is its author’s to mend, and they have been told.',
  },
  deadJobs: {
    summary: (count: number, queues: string) =>
      `${some(count, 'job has', 'jobs have')} failed (${queues}).`,
    whatToDo:
      'Open Jobs in the console, read what went wrong, fix it, then retry or discard each of them.',
  },
  disk: {
    summary: (place: string, percent: number, gigabytes: number) =>
      `The ${place} has ${percent} % free (${gigabytes} GB).`,
    whatToDo:
      'Make room or enlarge the disk. When it is full, recordings cannot be uploaded and the database stops.',
    storage: 'storage',
    dataDir: 'data folder',
  },
  certificate: {
    summary: (host: string, days: number) =>
      days < 0
        ? `The certificate of ${host} has expired.`
        : `The certificate of ${host} expires in ${some(days, 'day', 'days')}.`,
    unreachable: (host: string, why: string) =>
      `No valid certificate was shown for ${host} (${why}).`,
    whatToDo:
      'Renew the certificate, or look at what renews it. Links in mails open nothing without it.',
  },
  clock: {
    summary: (seconds: number) =>
      `The clock of this process and that of the database differ by ${some(seconds, 'second', 'seconds')}.`,
    whatToDo:
      'Synchronize both machines (NTP). Sending goes on hold meanwhile; release it when the clocks agree.',
  },
  sweepLate: {
    summary: (sweep: string) => `The sweep ${sweep} has not made progress for five minutes.`,
    whatToDo:
      'Look at the log of the worker and at the database. The process ends by itself after fifteen minutes; see that its supervisor starts it again.',
  },
  probeFailed: {
    summary: (probe: string) => `The probe ${probe} could not look (see the log of the worker).`,
    whatToDo: 'Until it works again nobody notices what it watches. Fix what the log names.',
  },
} as const;

export const alarmMailWords = {
  openedSubject: (kind: string) => `Alarm: ${kind.replaceAll('_', ' ')}`,
  resolvedSubject: (kind: string) => `Resolved: ${kind.replaceAll('_', ' ')}`,
  opened: 'Infinite Connections needs you',
  resolved: 'This is resolved',
  whatToDo: 'What to do',
  since: (opened: string) => `Since ${opened} (UTC).`,
  lasted: (opened: string, resolved: string) => `It was open from ${opened} to ${resolved} (UTC).`,
  once: 'You get this mail once, and one more when it is resolved.',
  console: 'Open the console',
  sign: 'Infinite Connections',
} as const;

export const alarmConsoleWords = {
  heading: 'Open alarms',
  none: 'No alarm is open.',
  since: (when: string) => `Since ${when}`,
  critical: 'Urgent',
  notSent: 'Nobody has been notified yet: neither mail nor webhook got through.',
} as const;
