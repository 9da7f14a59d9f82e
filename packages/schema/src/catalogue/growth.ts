/** Where a visit came from, as a class and never as an address. */
export const growthSources = ['DIRECT', 'SEARCH', 'SOCIAL', 'EMAIL', 'PAID', 'OTHER_SITE'] as const;
export type GrowthSourceName = (typeof growthSources)[number];

/** The way from a visit to a paying family; the last two are empty until there is a checkout. */
export const growthSteps = [
  'VISIT',
  'AUTH_MODAL',
  'SIGN_UP',
  'FIRST_RECORDING',
  'FIRST_SCHEDULED',
  'CHECKOUT',
  'PAID',
] as const;
export type GrowthStepName = (typeof growthSteps)[number];

/** What kind of page was opened; its address is not counted. */
export const pathClasses = [
  'HOME',
  'PRICING',
  'FEATURES',
  'BLOG',
  'QUIZ',
  'ABOUT',
  'RECORDER',
  'OTHER',
] as const;
export type PathClassName = (typeof pathClasses)[number];

export const growthLimits = {
  /** Visits are written this often; a crash loses at most so much. */
  writtenEverySeconds: 2,
  /** Views of one process that are not written yet; those beyond count as opened pages only. */
  waiting: 5000,
  /** Visitors that one address may be in a day: a school shares one, an attacker makes them up. */
  visitorsPerAddress: 200,
  /** Of one process and day, so that memory stays bounded. */
  rememberedVisitors: 100_000,
  modalPerAddress: { max: 60, perSeconds: 60 },
  /** How many weeks a funnel may show. */
  weeks: { initial: 12, max: 53 },
  /** A recording is looked for this long after it was made. */
  stepsLookBackDays: 7,
} as const;

/** Experiments on the first words of the landing page. */
export const experimentLimits = {
  name: 80,
  variantName: 40,
  /** Besides today's opening. */
  challengersMax: 3,
  page: 20,
  pageMax: 50,
} as const;

export const experimentStates = ['DRAFT', 'RUNNING', 'STOPPED', 'CONCLUDED'] as const;
export type ExperimentStateName = (typeof experimentStates)[number];

/** How sure is sure; each look at an experiment keeps to it. */
export const experimentAlpha = 0.05;

export const seoAuditLimits = {
  /** Pages that one audit reads. */
  pages: 600,
  pageBytes: 2_000_000,
  redirects: 5,
  secondsPerPage: 15,
  /** Links into the site that are asked for besides the pages themselves. */
  links: 2000,
  /** Audits that are kept. */
  runsKept: 20,
  /** Of the lists of what was found. */
  listPage: 25,
  listPageMax: 100,
  search: 200,
  /** A worker that has not been heard of for so long is gone. */
  silenceSeconds: 120,
  /** Of the text, in characters, as search engines show them. */
  title: { min: 15, max: 65 },
  description: { min: 70, max: 165 },
  /** HTML without what it links to, in bytes as it travels uncompressed. */
  heavyHtmlBytes: 250_000,
} as const;

export const seoRunStates = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const;
export type SeoRunStateName = (typeof seoRunStates)[number];

/** What may be wrong with a page, worst first. */
export const seoProblemCodes = [
  'STATUS',
  'UNREACHABLE',
  'BROKEN_LINK',
  'NOINDEX_IN_SITEMAP',
  'NO_TITLE',
  'NO_DESCRIPTION',
  'NO_CANONICAL',
  'CANONICAL_ELSEWHERE',
  'CANONICAL_BROKEN',
  'NO_H1',
  'BAD_STRUCTURED_DATA',
  'DUPLICATE_TITLE',
  'DUPLICATE_DESCRIPTION',
  'REDIRECT_IN_SITEMAP',
  'REDIRECT_CHAIN',
  'LINK_REDIRECTS',
  'SEVERAL_H1',
  'HEADING_ORDER',
  'IMAGE_WITHOUT_ALT',
  'IMAGE_WITHOUT_SIZE',
  'ORPHAN',
  'TITLE_LENGTH',
  'DESCRIPTION_LENGTH',
  'NO_LANGUAGE',
  'HEAVY',
] as const;
export type SeoProblemCodeName = (typeof seoProblemCodes)[number];
