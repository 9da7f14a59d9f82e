import type { Complete } from '@infinite/schema/words/locale';
import type { actWords } from './act.en.ts';

export const actsGerman: Complete<typeof actWords> = {
  saved: 'Gespeichert',
  saving: 'Wird gespeichert …',
  failedTitle: 'Das hat nicht geklappt',
  failed: 'Es wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal.',
  signedOut:
    'Sie wurden inzwischen abgemeldet. Bitte melden Sie sich wieder an; nichts ist verloren.',
};
