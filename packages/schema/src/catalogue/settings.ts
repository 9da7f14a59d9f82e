/** What the site does until an administrator changes it (specification section 4). */
export const defaultSettings = {
  maintenanceMode: false,
  registrationEnabled: true,
  /** Megabytes. */
  maxFileSize: 100,
  emailNotifications: true,
} as const;

export type SettingName = keyof typeof defaultSettings;

/** Bounds of the largest uploaded file, in megabytes (decisions.md). */
export const maxFileSizeBounds = { min: 1, max: 10_240 } as const;
