import type { Complete } from '#words/locale.ts';
import type { siteShellWords } from '#words/site-shell.en.ts';

export const siteShellGerman: Complete<typeof siteShellWords> = {
  name: 'Infinite Connections',
  tagline: 'Stimmen und Briefe, die ankommen, wenn man sie braucht',
  skipToContent: 'Zum Inhalt',
  mainNavigation: 'Hauptnavigation',
  footerNavigation: 'Alle Seiten',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  signInOrUp: 'Anmelden / Konto anlegen',
  dashboard: 'Übersicht',
  admin: 'Verwaltung',
  settings: 'Einstellungen',
  settingsOf: (name) => `${name}: Einstellungen`,
  signOut: 'Abmelden',
  loading: 'Der Ort für das Vermächtnis Ihrer Familie wird geladen …',
  themeLabel: 'Farben',
  themes: { device: 'Wie mein Gerät', light: 'Hell', dark: 'Dunkel' },
  footer: {
    support: 'Jemand, den Sie fragen können',
    phone: 'Telefon',
    email: 'E-Mail',
    blog: 'Unser Blog',
    hours: 'Schreiben Sie an jedem Tag, zu jeder Stunde; wir antworten per E-Mail.',
    rights: '© Infinite Connections',
  },
  trust: [
    'Nur für Ihre Familie',
    'Aufnahmen und Briefe verschlüsselt gespeichert, AES-256',
    'Originale Bit für Bit aufbewahrt',
  ],
  trustWithoutAnalytics: 'Keine Tracker, keine Dritten',
  notFound: {
    title: '404 Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder im Link ist ein Tippfehler.',
    home: 'Zur Startseite',
    find: 'Finden Sie Ihren Weg',
    hint: (path) =>
      `Fehlt eine Seite? Keine Datei unter packages/site/src/**/pages antwortet auf ${path}.`,
  },
  failure: {
    title: 'Bei uns ist etwas schiefgegangen',
    text: 'Nichts von dem, was Sie gemacht haben, ist verloren. Bitte versuchen Sie es gleich noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  toasts: {
    label: (hotkey) => `Hinweise (${hotkey})`,
    close: 'Schließen',
  },
  signInNotLoaded: {
    title: 'Das Anmeldeformular konnte nicht geladen werden',
    text: 'Prüfen Sie Ihre Verbindung und drücken Sie den Knopf noch einmal.',
  },
  partNotLoaded: {
    title: 'Ein Teil dieser Seite konnte nicht geladen werden',
    text: 'Alles Übrige können Sie lesen und benutzen. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  },
  startUp: {
    rendering: 'Wird geladen …',
    mounting: 'Einen Moment, die Seite startet. Wenn das so bleibt, laden Sie sie bitte neu.',
  },
};
