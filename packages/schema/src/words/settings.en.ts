import { maxFileSizeBounds, type SettingName } from '#catalogue/settings.ts';

const { min, max } = maxFileSizeBounds;

export const settingNames: Record<SettingName, string> = {
  maintenanceMode: 'Maintenance mode',
  registrationEnabled: 'Registration enabled',
  maxFileSize: 'Max file size',
  emailNotifications: 'E-mail notifications',
};

export const settingsWords = {
  sizeBounds: `A whole number of megabytes from ${min} to ${max.toLocaleString('en')}`,
  changedMeanwhile: (name: SettingName) =>
    `${settingNames[name]} was changed by somebody else a moment ago. Look at it, then decide.`,
} as const;

/** The console's place for them; the toasts are those of the specification's section 8. */
export const settingsConsoleWords = {
  heading: 'System settings',
  lead: 'Each change is sent at once and holds for everyone.',
  refresh: 'Refresh the settings',
  refreshing: 'Refreshing the settings…',
  megabytes: 'MB',
  hints: {
    maintenanceMode:
      'Everyone but administrators sees a page that says we are back soon. Sign-in, this console and deliveries go on.',
    registrationEnabled: 'New accounts can be made. Off, the sign-up says that they cannot.',
    maxFileSize: `For each file that somebody chooses, ${min} to ${max.toLocaleString('en')}. What is recorded here is not limited by it.`,
    emailNotifications:
      'Off, nothing is sent but mail about accounts and deliveries; those never stop.',
  } satisfies Record<SettingName, string>,
  maintenance: {
    title: 'Close the site for everyone but administrators?',
    text: 'Visitors and members see a maintenance page until you switch it off again. Deliveries go on.',
    confirm: 'Turn on maintenance mode',
    cancel: 'Keep the site open',
  },
  saved: 'Settings Updated',
  savedText: 'System settings have been successfully updated.',
  failed: 'Update Failed',
  failedText: 'Failed to update system settings.',
  lastChange: (by: string, at: string) => `Last changed by ${by}, ${at}`,
  someone: 'somebody who has left',
} as const;
