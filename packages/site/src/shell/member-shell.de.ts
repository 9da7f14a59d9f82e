import type { Complete } from '@infinite/schema/words/locale';
import type { memberShellWords } from './member-shell.en.ts';

export const memberShellGerman: Complete<typeof memberShellWords> = {
  navigation: 'Hauptnavigation',
  home: 'Start',
  messages: 'Nachrichten',
  recordings: 'Aufnahmen',
  write: 'Neue Nachricht',
  account: 'Konto',
  family: 'Familie und Einladungen',
  settings: 'Einstellungen',
  review: 'Ihre Bewertung',
  admin: 'Verwaltung',
  signOut: 'Abmelden',
  footer: 'Hilfe und Bedingungen',
  links: {
    help: 'Hilfe',
    contact: 'Kontakt',
    website: 'Website',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
  },
};
