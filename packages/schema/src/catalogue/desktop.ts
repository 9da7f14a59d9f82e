/** Every figure of the desktop application, once. Durations say their unit in their name. */

/** What its deep links begin with: `infinite-connections://console/users?user=…`. */
export const deepLinkScheme = 'infinite-connections';

export const desktopLimits = {
  profiles: 20,
  profileName: 60,
  serverAddress: 300,
  /** One answer of the API as it passes to the window; lists are paged far below it. */
  apiAnswerBytes: 32 * 1024 * 1024,
  /** A picture for an article passes as base64. */
  apiBodyBytes: 32 * 1024 * 1024,
  /** A picture of a chart passes as base64. */
  pictureCharacters: 8 * 1024 * 1024,
  /** So many finished transfers stay listed. */
  transfersListed: 12,
  /** The most that a schedule may keep. */
  keptFiles: 365,
} as const;

export const desktopTimings = {
  /** A lost connection: the download restarts after each of these, then it fails. */
  retryAfterMs: [1_000, 4_000, 15_000, 60_000],
  /** No byte for so long counts as a lost line. */
  stalledAfterMs: 60_000,
  /** A server that does not answer within this is not there. */
  serverCheckMs: 10_000,
  requestMs: 60_000,
  progressEveryMs: 150,
  /** The tray's figures. */
  deliveriesEveryMs: 60_000,
  offlineProbeMs: 10_000,
  scheduleTickMs: 30_000,
  /** How often a build with a feed looks for a newer version. */
  updateEveryMs: 6 * 60 * 60_000,
} as const;

export const desktopWindow = {
  width: 1280,
  height: 860,
  minimumWidth: 480,
  minimumHeight: 420,
  /** A remembered place counts when at least this much of it can be seen and grasped. */
  visibleWidth: 160,
  visibleHeight: 80,
} as const;
