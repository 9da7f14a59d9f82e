import type { Complete } from '@infinite/schema/words/locale';
import type { memberShellWords } from './member-shell.en.ts';

export const memberShellGerman: Complete<typeof memberShellWords> = {
  navigation: 'Hauptnavigation',
  home: 'Start',
  messages: 'Nachrichten',
  recordings: 'Aufnahmen',
  vault: 'Archiv',
  tree: 'Stammbaum',
  write: 'Neue Nachricht',
  search: 'Suche',
  notices: 'Mitteilungen',
  unread: (count) => `${count} ungelesen`,
  account: 'Konto',
  together: 'Was Ihre Familie macht',
  family: 'Familie und Einladungen',
  addressBook: 'Adressbuch',
  timeline: 'Zeitleiste',
  storyQuestions: 'Nach Geschichten fragen',
  settings: 'Einstellungen',
  review: 'Ihre Bewertung',
  admin: 'Verwaltung',
  signOut: 'Abmelden',
  families: {
    label: 'Ihre Familien',
    switchTo: (name) => `Zu ${name} wechseln`,
    failed: 'Ihre Familien konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    formerRole: 'verlassen',
  },
  footer: 'Hilfe und Bedingungen',
  links: {
    help: 'Hilfe',
    contact: 'Kontakt',
    website: 'Website',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
  },
};
