export const maintenanceWords = {
  title: 'We will be back soon',
  lead: 'We are looking after the house for a little while. Nothing you made is lost, and messages that are due are still delivered.',
  again: 'Try again',
  /** Said to programs, and to a screen whose call was refused. */
  refusal: 'We are looking after the house for a little while. Please try again soon.',
} as const;
