/**
 * Which announced features are open today. Pages, plans and articles read it, so that no text
 * promises a feature before it exists: finish a feature, then turn it on here.
 */
export const announcedFeatures = [
  'memoryVault',
  'familyTree',
  'scrapbooks',
  'timeCapsules',
  'familyRecipes',
  'lastWishes',
  'familyCollaboration',
  /** Recordings written out and searchable. */
  'transcripts',
  /** Suggestions about the mood of a recording. */
  'emotionInsights',
  /** Check-ins, trusted contacts and delivery after a death. */
  'deliveryAfterDeath',
  /** Taking everything away in open formats, and importing it elsewhere. */
  'dataExport',
  'accountDeletion',
  'emailChange',
  'printReadyBooks',
  'treeAsFile',
  'checkout',
  'liveChat',
  /** Backups that hold the recordings too, each proven by restoring it. */
  'mediaBackups',
] as const;

export type AnnouncedFeature = (typeof announcedFeatures)[number];

const openToday: ReadonlySet<AnnouncedFeature> = new Set([
  'memoryVault',
  'familyTree',
  'familyCollaboration',
  'transcripts',
  'emotionInsights',
  'treeAsFile',
  'mediaBackups',
]);

export const isOpen = (feature: AnnouncedFeature): boolean => openToday.has(feature);
