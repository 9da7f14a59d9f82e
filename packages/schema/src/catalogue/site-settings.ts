/** What the public site shows until an administrator changes it, and how its badges behave. */

export const visitorBadgeModes = ['SIMULATED', 'LIVE', 'OFF'] as const;
export type VisitorBadgeMode = (typeof visitorBadgeModes)[number];

export const defaultSiteSettings = {
  /** As documented; 'LIVE' counts real visitors (decisions.md, 'Invented figures'). */
  visitorBadge: 'SIMULATED' satisfies VisitorBadgeMode,
  /** Switched off on the home page (specification, section 9). */
  notificationPopup: false,
} as const;

/** Specification, section 9, 'Visitor badge'; durations in milliseconds. */
export const VISITOR_BADGE = {
  appearsAfterMs: 2000,
  /** At first: `base` plus 0 to `spread`. */
  base: 47,
  spread: 42,
  changesEveryMs: { from: 15_000, to: 45_000 },
  /** By so much up or down. */
  step: 2,
  min: 35,
  max: 95,
} as const;

/** Specification, section 9, 'Notification popup'. */
export const NOTIFICATION_POPUP = {
  firstAfterMs: 8000,
  everyMs: { from: 12_000, to: 18_000 },
  hidesAfterMs: 6000,
} as const;

/** Counting real visitors: a page that is being looked at says so now and then. */
export const VISITOR_COUNT = {
  beatEveryMs: 20_000,
  /** Who has not been heard of for so long has left. */
  goneAfterSeconds: 50,
  perAddress: { max: 120, perSeconds: 60 },
} as const;

export const siteSettingLimits = {
  email: 254,
  phone: 40,
  blogUrl: 300,
  heroHeading: 90,
  heroLead: 280,
  heroButton: 30,
} as const;
