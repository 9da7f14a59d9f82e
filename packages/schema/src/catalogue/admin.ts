/** The five places of the console, in their documented order (specification, section 2). */
export const consoleTabNames = ['users', 'content', 'analytics', 'settings', 'database'] as const;
export type ConsoleTabName = (typeof consoleTabNames)[number];

/** The places of the console's part 'Growth', beside the five; each has an address of its own. */
export const growthPlaceNames = ['experiments', 'funnel', 'seo', 'email'] as const;
export type GrowthPlaceName = (typeof growthPlaceNames)[number];

/** Further places of the side bar, each with an address of its own (`?tab=inbox`). */
export const sidePlaceNames = ['inbox', 'operations', 'developers'] as const;
export type SidePlaceName = (typeof sidePlaceNames)[number];

export type ConsolePlaceName = ConsoleTabName | GrowthPlaceName | SidePlaceName;

/** Every place that has an address. */
export const consolePlaceNames: readonly ConsolePlaceName[] = [
  ...consoleTabNames,
  ...growthPlaceNames,
  ...sidePlaceNames,
];

/** Specification, section 9: 'default tab is users'. */
export const defaultConsoleTab: ConsoleTabName = 'users';

/**
 * Every address of the console and the place it opens; the specification leaves open which is
 * which, routes.csv settles it.
 */
export const consoleAddresses = {
  '/admin': 'users',
  '/admin-login': 'users',
  '/admin-access': 'users',
  '/admin-cms': 'content',
  '/cpanel': 'database',
  '/admin-control-panel': 'settings',
  '/landing-optimization': 'experiments',
  '/conversion-optimization': 'funnel',
  '/seo-enhancement': 'seo',
  '/email-marketing': 'email',
} as const satisfies Record<string, ConsolePlaceName>;

/** The one address of them that offers the sign-in to somebody signed out. */
export const consoleSignInAddress = '/admin-login';

/** What GET /api/admin/export/{kind} knows. */
export const exportKinds = ['users', 'memories', 'messages', 'subscribers', 'audit'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Who may not be here reads why for this long, then is taken home. */
export const accessDeniedPauseMs = 2500;

/** A search is sent this long after the last key. */
export const searchPauseMs = 250;

/** What the stat cards show before the figures arrive (specification, section 4). */
export const emptyAdminStats = {
  totalUsers: 0,
  totalMemories: 0,
  totalVoiceMessages: 0,
  /** Dollars. */
  totalRevenue: 0,
  activeSubscriptions: 0,
} as const;
