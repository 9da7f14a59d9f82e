import { pluralIn } from '@infinite/schema/locale/formats';
import type { Complete } from '@infinite/schema/words/locale';
import type { libraryWords, playerWords } from '../recorder.en.ts';

/** The player and the list of recordings in German. */
export const playerGerman: Complete<typeof playerWords> = {
  group: (title) => `Wiedergabe: ${title}`,
  play: 'Abspielen',
  pause: 'Pause',
  position: 'Stelle',
  positionText: (at, of) => `${at} von ${of}`,
  speed: 'Tempo',
  speedText: (speed) => (speed === 1 ? 'Normal' : `${speed.toLocaleString('de-DE')} ×`),
  download: 'Herunterladen',
  captions: 'Was gesagt wird',
  failed: 'Diese Aufnahme lässt sich hier nicht abspielen. Sie können sie trotzdem herunterladen.',
  failedBare: 'Diese Aufnahme lässt sich hier nicht abspielen.',
};

export const libraryGerman: Complete<typeof libraryWords> = {
  addFiles: 'Fotos, Videos und Dateien hinzufügen',
  send: 'Jemandem schicken',
  pageTitle: 'Sprachaufnahmen',
  lead: 'Sprechen Sie, als säße der andere neben Ihnen. Alles wird aufbewahrt, während Sie sprechen.',
  heading: 'Ihre Aufnahmen',
  count: (count) => pluralIn('de', count, { one: 'Aufnahme', other: 'Aufnahmen' }),
  empty: {
    title: 'Noch keine Aufnahmen',
    body: 'Die erste ist die schwerste. Eine Minute über Ihren Tag genügt für den Anfang.',
  },
  opening: 'Die Aufnahme wird vorbereitet …',
  failed: {
    title: 'Ihre Aufnahmen konnten nicht geladen werden',
    body: 'Sie sind sicher. Bitte versuchen Sie es gleich noch einmal.',
  },
  more: 'Mehr zeigen',
  loadingMore: 'Wird geladen …',
  elsewhere: {
    title: (when) =>
      `Von einem anderen Gerät ist ein Teil einer Aufnahme angekommen, begonnen: ${when}.`,
    body: (size, until) =>
      `${size} davon sind hier. Wenn jenes Gerät noch läuft, öffnen Sie dort diese Seite, und der Rest folgt. Sonst behalten Sie, was angekommen ist; es wartet auf Sie (bis: ${until}).`,
    keep: 'Behalten, was angekommen ist',
    keeping: 'Wird aufbewahrt …',
    failed:
      'Das hat gerade nicht geklappt. Nichts ist verloren; bitte versuchen Sie es noch einmal.',
  },
  state: {
    UPLOADING: 'Nicht vollständig: Ein Teil ist noch nicht angekommen',
    PROCESSING: 'Wird vorbereitet. Gleich können Sie sie anhören.',
    FAILED: 'Sie ließ sich nicht vorbereiten, aber das Original ist aufbewahrt.',
  },
  silent: 'Stumm: Wir konnten nichts darin hören',
  transcript: 'Mitschrift',
  transcriptOf: (title: string) => `Mitschrift von „${title}“`,
  aboutWhom: 'Über wen im Stammbaum',
  edit: 'Bearbeiten',
  editing: 'Aufnahme bearbeiten',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  saved: 'Ihre Änderungen sind gespeichert.',
  notSaved: 'Ihre Änderungen konnten nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  download: 'Original herunterladen',
  remove: 'Löschen',
  confirmRemove: {
    title: 'Diese Aufnahme löschen?',
    body: (title, length) =>
      `„${title}“${length ? ` (${length})` : ''} kommt in den Papierkorb Ihres Erinnerungsarchivs. Sie können die Aufnahme dort 30 Tage lang wiederherstellen, danach wird sie gelöscht.`,
    confirm: 'Löschen',
    cancel: 'Behalten',
    pending: 'Wird gelöscht …',
  },
  removed: 'Die Aufnahme ist gelöscht.',
  notRemoved: 'Sie konnte nicht gelöscht werden',
  new: 'Ihre Aufnahme ist aufbewahrt',
};
