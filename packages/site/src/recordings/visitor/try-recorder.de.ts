import type { Complete } from '@infinite/schema/words/locale';
import type { tryRecorderWords } from './try-recorder.en.ts';

export const tryRecorderGerman: Complete<typeof tryRecorderWords> = {
  region: 'Aufnehmen ausprobieren',
  begin: 'Jetzt aufnehmen',
  beginHint: 'Ohne Konto, ohne E-Mail-Adresse. Ihr Browser fragt zuerst nach dem Mikrofon.',
  loading: 'Die Aufnahme wird vorbereitet …',
  loadFailed:
    'Die Aufnahme konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und drücken Sie noch einmal.',
  noScripts:
    'Zum Aufnehmen braucht es Skripte, die in diesem Browser ausgeschaltet sind. Sie können mit dem Telefon aufnehmen und die Datei hochladen, nachdem Sie ein Konto angelegt haben.',
  question: 'Die Frage, die Sie gewählt haben',
  signedIn: {
    text: 'Sie sind angemeldet. Nehmen Sie an Ihrem eigenen Platz auf, dort wird alles gleich aufbewahrt.',
    link: 'Zu Ihren Aufnahmen',
  },
  takes: {
    heading: 'Auf diesem Gerät aufbewahrt',
    text: 'Nur dieser Browser hat es. Es wurde nichts gesendet.',
    untitled: 'Aufnahme ohne Titel',
    title: 'Titel',
    again: 'Noch einmal aufnehmen',
    remove: 'Löschen',
    removing: 'Wird gelöscht …',
    keepHeading: 'Für immer behalten',
    keepText:
      'Mit einem kostenlosen Konto kommt sie verschlüsselt an Ihren eigenen Platz, wo sie kein geleerter Browser verlieren kann. Es braucht eine E-Mail-Adresse und ein Passwort.',
    keep: 'Kostenloses Konto anlegen und behalten',
    another: 'Noch etwas aufnehmen',
    said: (length) => `Beendet. ${length} aufgenommen und auf diesem Gerät aufbewahrt.`,
    removed: 'Die Aufnahme ist gelöscht.',
  },
  confirmAgain: {
    title: 'Löschen und noch einmal aufnehmen?',
    body: (length) => `Die Aufnahme von ${length} wird endgültig von diesem Gerät gelöscht.`,
    confirm: 'Löschen und neu aufnehmen',
    cancel: 'Behalten',
  },
  confirmRemove: {
    title: 'Diese Aufnahme löschen?',
    body: (length) => `Die Aufnahme von ${length} wird endgültig gelöscht. Sonst hat sie niemand.`,
    confirm: 'Löschen',
    cancel: 'Behalten',
  },
  carried: {
    region: 'Von vor der Anmeldung',
    asks: {
      title: (title) =>
        `„${title}“ wurde auf diesem Gerät aufgenommen, bevor sich jemand angemeldet hat.`,
      text: (length) =>
        `${length}. Ist es Ihre? Wenn mehrere Menschen dieses Gerät benutzen, hören Sie zuerst hinein.`,
      take: 'Ja, zu meinen Aufnahmen legen',
      listen: 'Anhören',
      remove: 'Löschen',
    },
    sending: (title) => `„${title}“ ist unterwegs zu Ihren Aufnahmen.`,
    waiting: (title) =>
      `„${title}“ wartet auf die Verbindung. Die Aufnahme bleibt auf diesem Gerät und geht von selbst weiter.`,
    failed: (title) =>
      `„${title}“ ließ sich gerade nicht übertragen. Die Aufnahme ist noch auf diesem Gerät.`,
    again: 'Noch einmal versuchen',
    done: (title) => `„${title}“ liegt jetzt bei Ihren Aufnahmen.`,
  },
};
