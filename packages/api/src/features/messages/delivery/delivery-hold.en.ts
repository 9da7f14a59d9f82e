const look =
  'Compare what is due (`npm run cli -- hold show`, or Deliveries in the console) with the log of your mail relay, then release the hold there or with `npm run cli -- hold release`.';

/** Why sending is on hold, and how to go on, for the operator. Each names exactly what was seen. */
export const holdReasonWords = {
  anotherCluster: (before: string, now: string) =>
    `The database runs in another PostgreSQL cluster or on another timeline than before (it was ${before}, it is ${now}), so it may be a restored copy. ${look}`,
  olderThan: (witness: string, seq: string) =>
    `The ${witness} has seen line ${seq} of the delivery ledger and the database does not contain it, so the database is older than what was already sent. Messages sent since then would be sent again. ${look}`,
  olderEpoch: (witness: string) =>
    `The ${witness} knows of a later release of sending than the database does, so the database is older than what was already sent. ${look}`,
  noWitness: (witness: string, lines: string) =>
    `The ${witness} has no readable mark of how far sending had come, but the database holds ${lines} lines about deliveries of real families. Without the mark nobody can tell whether the database is current. If this is a new machine or a new storage for a database that was never restored, release the hold; otherwise: ${look}`,
  bothStale: () =>
    `The marks in DATA_DIR and in the storage are both older than the last release of sending, so they may have been restored together with the database. ${look}`,
  clocksDiffer: (seconds: number) =>
    `The clock of this machine is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} that of the database. Nothing is sent by a clock that may be wrong. Synchronize both machines (NTP), then release the hold.`,
  clockAhead: (before: string, now: string) =>
    `The clock went from ${before} to ${now} while nothing shows that this time has passed. If the server was off for so long and the time is right, release the hold; otherwise set the clock first, or messages leave too early.`,
  clockBack: (before: string, now: string) =>
    `The clock stands at ${now}, but ${before} has been seen before. Set the clock (NTP), then release the hold. Nothing is sent twice.`,
  restoredByCommand: () => `The database was restored from a backup. ${look}`,
} as const;

export const witnessNames = {
  dataDir: 'data folder (DATA_DIR)',
  storage: 'storage (STORAGE_URL)',
} as const;
