import type { Complete } from '#words/locale.ts';
import type { memoryWords } from '#words/recordings.en.ts';

const kept = 'Die Datei bleibt, wie sie kam; Sie können sie herunterladen.';
const gigabytes = (megabytes: number) =>
  `${Number((megabytes / 1024).toFixed(1)).toLocaleString('de-DE')} GB`;

export const memoriesGerman: Complete<typeof memoryWords> = {
  kindInvalid: 'Die Art ist VOICE, VIDEO, PHOTO oder FILE',
  originInvalid: 'Die Herkunft ist recorded oder uploaded',
  takeInvalid: 'Die Aufnahme braucht eine eigene Kennung (eine UUID)',
  titleTooLong: 'Bitte wählen Sie einen kürzeren Titel',
  noteTooLong: 'Bitte kürzen Sie die Notiz',
  fileNameTooLong:
    'Der Name der Datei ist zu lang. Bitte benennen Sie sie um und versuchen Sie es noch einmal.',
  trimInvalid: 'Das Ende des Ausschnitts muss nach seinem Anfang liegen',
  emptyFile: 'Die Datei ist leer. Bitte wählen Sie eine andere.',
  tooLarge: (limit) =>
    `Das ist größer, als wir hier annehmen können: höchstens ${limit < 1024 ? `${limit} MB` : gigabytes(limit)}.`,
  planFull: (limit) =>
    `Ihr Tarif hat Platz für ${limit} an Fotos, Videos und Dateien, und er ist voll. Sprachaufnahmen zählen nicht. Nichts, was Sie haben, ist verloren; löschen Sie etwas oder wählen Sie einen größeren Tarif.`,
  uploadGone: 'Diese Übertragung gibt es nicht mehr. Bitte beginnen Sie sie neu.',
  uploadComplete:
    'Diese Übertragung ist vollständig angekommen und liegt bei Ihren Aufnahmen. Dort können Sie sie löschen.',
  uploadElsewhere:
    'Diese Aufnahme wird gerade von anderswo gesendet. Es geht dort weiter, wo sie angekommen ist.',
  storageFull:
    'Gerade ist kein Platz, um das aufzubewahren. Nichts, was angekommen ist, ist verloren.',
  stillArriving:
    'Diese Aufnahme ist noch unterwegs. Bitte versuchen Sie es noch einmal, wenn sie angekommen ist.',
  inUse: 'Diese Aufnahme gehört zu einer Nachricht, die noch zugestellt wird, darum bleibt sie.',
  inUseSomewhere:
    'Diese Aufnahme gehört zu einer Nachricht, darum bleibt sie. Nehmen Sie sie zuerst aus der Nachricht.',
  nothingArrived: 'Von dieser Aufnahme ist nichts angekommen, es gibt also nichts zu behalten.',
  untitled: { VOICE: 'Sprachaufnahme', VIDEO: 'Video', PHOTO: 'Foto', FILE: 'Datei' },
  beingScanned:
    'Diese Datei wird gerade auf Viren geprüft. Bitte versuchen Sie es gleich noch einmal.',
  problem: {
    infected: (name) =>
      `Unser Virenscanner hat ${name} in dieser Datei gefunden, darum kann niemand sie öffnen oder herunterladen.`,
    empty: 'Es wurde nichts aufgenommen: Die Datei ist leer.',
    noSoundOrPicture: `Wir haben weder Ton noch Bild darin gefunden. ${kept}`,
    notMedia: `Das ist keine Ton- oder Videodatei, die wir kennen. ${kept}`,
    silent: 'In dieser Aufnahme war nichts zu hören. War das richtige Mikrofon ausgewählt?',
    incomplete: (seconds) =>
      seconds >= 1
        ? `Diese Aufnahme ist nicht vollständig: Etwa ${Math.round(seconds)} Sekunden davon lassen sich abspielen.`
        : 'Diese Aufnahme ist nicht vollständig: Weniger als eine Sekunde davon lässt sich abspielen.',
    unreadableMedia: `Diese Aufnahme lässt sich hier nicht abspielen. ${kept}`,
    unreadablePhoto: `Dieses Bild lässt sich nicht zeigen. ${kept}`,
    hugePhoto: `Dieses Bild ist zu groß, um es zu zeigen. ${kept}`,
    incompletePhoto: 'Dieses Bild ist nicht vollständig; wir zeigen, was da ist.',
    photoForm: `Browser können diese Art von Bild nicht zeigen. ${kept}`,
  },
};
