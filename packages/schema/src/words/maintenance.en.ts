export const maintenanceWords = {
  title: 'We will be back soon',
  lead: 'We are doing some maintenance. Nothing you made is lost, and messages that are due are still delivered.',
  again: 'Try again',
  /** Said to programs, and to a screen whose call was refused. */
  refusal: 'We are doing some maintenance. Please try again soon.',
} as const;
