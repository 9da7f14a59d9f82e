/** How often a member may choose to be asked whether all is well, in days. */
export const checkInDays = [30, 60, 90, 180, 365] as const;

/** With less room than this after a silence, an answer that is merely late counts as missed. */
const spareDays = 10;

/**
 * The shortest interval that somebody without a line for so many days still meets; the longest
 * there is when none does.
 */
export function cadenceFor(longestSilenceDays: number): number {
  return checkInDays.find((days) => days >= longestSilenceDays + spareDays) ?? checkInDays[4];
}
