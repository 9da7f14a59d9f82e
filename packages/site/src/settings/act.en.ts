import { translatable } from '@infinite/schema/words/locale';

/** What the acts of members' pages say of how they went. */
export const actWords = translatable('acts', {
  saved: 'Saved',
  saving: 'Saving …',
  failedTitle: 'That did not work',
  failed: 'Nothing was changed. Please try again in a moment.',
  signedOut: 'You were signed out meanwhile. Please sign in again; nothing is lost.',
});
