import { z } from 'zod';
import { accountWords } from '#words/accounts.en.ts';

/** An IANA time zone that this runtime knows, by its name there ('europe/lisbon' is found too). */
export const timeZoneField = z
  .string({ error: accountWords.timeZoneInvalid })
  .max(64, { error: accountWords.timeZoneInvalid })
  .transform((name, issues) => {
    // Intl also takes offsets such as '+01:00', which know nothing of daylight saving.
    if (/^[A-Za-z]/.test(name)) {
      try {
        return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
      }
    }
    issues.addIssue({ code: 'custom', message: accountWords.timeZoneInvalid });
    return z.NEVER;
  });

export const updateTimeZoneInput = z.object({ timeZone: timeZoneField });
