import type { Complete } from '@infinite/schema/words/locale';
import type { recorderWords } from './recorder.en.ts';

/** The recorder in German. */
export const recorderGerman: Complete<typeof recorderWords> = {
  heading: 'Aufnehmen',
  kinds: {
    legend: 'Was möchten Sie aufnehmen?',
    VOICE: { label: 'Meine Stimme', hint: 'Kostenlos, so lange Sie möchten' },
    VIDEO: { label: 'Ein Video', hint: 'Stimme und Bild' },
  },
  opens: {
    VOICE:
      'Ihr Browser fragt gleich, ob diese Seite das Mikrofon benutzen darf. Wählen Sie „Zulassen“.',
    VIDEO:
      'Ihr Browser fragt gleich, ob diese Seite Kamera und Mikrofon benutzen darf. Wählen Sie „Zulassen“.',
  },
  open: { VOICE: 'Zuerst das Mikrofon ausprobieren', VIDEO: 'Zuerst die Kamera ausprobieren' },
  asking: 'Wir warten auf Ihre Antwort an den Browser …',
  close: { VOICE: 'Mikrofon ausschalten', VIDEO: 'Kamera ausschalten' },
  microphone: 'Mikrofon',
  camera: 'Kamera',
  unnamedDevice: (number) => `Gerät ${number}`,
  level: 'Wie laut Sie sind',
  levelText: (height) =>
    height < 10 ? 'nichts zu hören' : height < 45 ? 'leise' : height < 92 ? 'gut' : 'sehr laut',
  record: 'Aufnehmen',
  pause: 'Pause',
  resume: 'Weiter',
  stop: 'Stopp',
  stopping: 'Einen Moment …',
  time: 'Bisher aufgenommen',
  preview: 'Was die Kamera sieht',
  liveWave: 'Ihre Stimme, während Sie sprechen',

  said: {
    ready: 'Das Mikrofon ist an. Drücken Sie „Aufnehmen“, wenn Sie so weit sind.',
    recording: 'Die Aufnahme läuft.',
    paused: (length) => `Angehalten bei ${length}.`,
    review: (length) => `Beendet. ${length} aufgenommen. Sie können es sich jetzt anhören.`,
    kept: 'Ihre Aufnahme ist aufbewahrt.',
  },
  status: { recording: 'Aufnahme läuft', paused: 'Angehalten', stopping: 'Wird beendet' },

  sending: {
    none: 'Bleibt auf diesem Gerät, während Sie sprechen.',
    sending: 'Bleibt auf diesem Gerät und geht zum Platz Ihrer Familie, während Sie sprechen.',
    waiting:
      'Keine Verbindung. Die Aufnahme bleibt auf diesem Gerät und wird gesendet, sobald Sie wieder online sind.',
    'signing-in':
      'Sie wurden abgemeldet. Die Aufnahme bleibt auf diesem Gerät; melden Sie sich an, dann geht es weiter.',
    sent: 'Alles ist angekommen.',
    refused: 'Sie konnte nicht gesendet werden. Sie bleibt auf diesem Gerät.',
    signIn: 'Anmelden und fortfahren',
  },

  silent: {
    title: 'Wir hören nichts. Ist das richtige Mikrofon ausgewählt?',
    body: 'Vielleicht ist es stumm oder weit weg, oder ein anderes wird benutzt. Oben können Sie es auswählen.',
    live: 'Vielleicht ist es stumm oder weit weg. Sagen Sie etwas: Dieser Hinweis geht weg, sobald wir Sie hören.',
    after: 'Diese Aufnahme ist stumm',
    afterBody:
      'Wir konnten nichts darin hören. Hören Sie hinein, und nehmen Sie noch einmal auf, wenn sie leer ist.',
  },

  review: {
    heading: 'Ihre Aufnahme',
    title: 'Titel',
    titlePlaceholder: {
      VOICE: 'Zum Beispiel: Der Sommer am See',
      VIDEO: 'Zum Beispiel: Ein Spaziergang im Park',
    },
    note: 'Notiz',
    optional: 'freiwillig',
    noteHint: 'Für Sie selbst oder für die, die es bekommen: wer, wo, wann.',
    keep: 'Behalten',
    keeping: 'Wird aufbewahrt …',
    keepingRest: (sent, all) =>
      `Der Rest wird gesendet: ${sent} von ${all}. Sie können gehen; es geht weiter, wenn Sie hierher zurückkommen.`,
    again: 'Noch einmal aufnehmen',
    confirmAgain: {
      title: 'Löschen und noch einmal aufnehmen?',
      body: (length) =>
        `Die Aufnahme von ${length} wird endgültig gelöscht, hier und beim Platz Ihrer Familie.`,
      confirm: 'Löschen und neu aufnehmen',
      cancel: 'Behalten',
    },
    another: 'Noch etwas aufnehmen',
  },

  trim: {
    heading: 'Anfang oder Ende abschneiden',
    explain:
      'Was Sie abschneiden, bleibt bei Ihnen: Niemand, dem Sie die Aufnahme schicken, bekommt es. Wir bewahren die ganze Aufnahme für Sie auf, und Sie können es rückgängig machen.',
    start: 'Beginnt bei',
    end: 'Endet bei',
    all: 'Alles verwenden',
    plays: (length) => `${length} werden abgespielt.`,
    listen: 'Anhören, was bleibt',
  },

  found: {
    heading: 'Auf diesem Gerät gefunden',
    title: (time) => `Wir haben eine Aufnahme aufbewahrt: ${time}.`,
    cutOff: (length) => `${length}. Sie wurde unterbrochen, bevor Sie „Stopp“ gedrückt haben.`,
    whole: (length) => `${length}. Sie hatten noch nicht gesagt, ob Sie sie behalten möchten.`,
    keep: 'Behalten',
    listen: 'Anhören',
    discard: 'Verwerfen',
    opening: 'Wird geöffnet …',
    busy: 'Ein anderes Fenster benutzt diese Aufnahme. Schließen Sie sie dort und versuchen Sie es dann hier noch einmal.',
    confirm: {
      title: 'Diese Aufnahme verwerfen?',
      body: (length, time) =>
        `Die Aufnahme von ${length} (${time}) wird von diesem Gerät gelöscht. Wenn sie schon bei Ihren Aufnahmen liegt, bleibt sie dort.`,
      confirm: 'Verwerfen',
      cancel: 'Vorerst behalten',
    },
  },

  upload: {
    heading: 'Oder eine vorhandene Aufnahme hochladen',
    explain: (limit) => `Eine Ton- oder Videodatei von höchstens ${limit}.`,
    choose: 'Datei auswählen',
    drop: 'oder hier ablegen',
    sending: (name) => `${name} wird gesendet`,
    progress: (sent, all) => `${sent} von ${all}`,
    stop: 'Senden beenden',
    waiting:
      'Keine Verbindung. Es geht weiter, sobald Sie wieder online sind; lassen Sie diese Seite offen.',
    'signing-in': 'Sie wurden abgemeldet. Melden Sie sich an, dann geht es hier weiter.',
    done: (name) => `${name} ist angekommen.`,
    tooLarge: (name, size, limit) =>
      `${name} hat ${size}. Wir nehmen Dateien bis ${limit} an. Es wurde nichts gesendet.`,
    empty: (name) => `${name} ist leer. Bitte wählen Sie eine andere Datei.`,
    notMedia: (name) =>
      `${name} ist weder Ton noch Video. Fotos und andere Dateien fügen Sie in der Nachricht selbst hinzu.`,
    failed: (name) =>
      `${name} konnte nicht gesendet werden. Wählen Sie die Datei noch einmal, dann geht es dort weiter, wo es aufgehört hat.`,
    refused: (reason) => reason || 'Der Server hat diese Datei nicht angenommen.',
  },

  prompts: {
    open: 'Sie wissen nicht, wie Sie anfangen sollen?',
    another: 'Eine andere Frage',
    questions: [
      'Was ist Ihre erste Erinnerung?',
      'Wonach roch es in der Küche, als Sie klein waren?',
      'Wer hat Sie am meisten zum Lachen gebracht?',
      'Was hätten Sie Ihre Großeltern gern noch gefragt?',
      'Wie haben Sie den Menschen kennengelernt, den Sie lieben?',
      'Was war schwer, und was hat Sie hindurchgetragen?',
      'Was sollen Ihre Lieben immer über Sie wissen?',
      'Welchen Tag würden Sie gern noch einmal erleben?',
      'Was haben Sie gelernt, das Ihnen niemand gesagt hat?',
      'Was würden Sie ihnen am Morgen ihrer Hochzeit sagen?',
    ],
  },

  problems: {
    'insecure-context': {
      title: 'Aufnehmen braucht eine sichere Adresse',
      body: 'Browser geben das Mikrofon nur auf Adressen frei, die mit https beginnen. Bitte benutzen Sie diese Adresse, oder laden Sie unten eine Datei hoch.',
    },
    'unsupported-browser': {
      title: 'Dieser Browser kann nicht aufnehmen',
      body: 'Bitte aktualisieren Sie ihn, oder benutzen Sie ein aktuelles Chrome, Edge, Firefox oder Safari. Sie können auch mit dem Telefon aufnehmen und die Datei unten hochladen.',
    },
    'microphone-denied': {
      title: 'Das Mikrofon ist nicht freigegeben',
      body: 'Ihr Browser hält das Mikrofon für diese Seite geschlossen. Drücken Sie auf das Zeichen links neben der Adresse, geben Sie das Mikrofon frei und versuchen Sie es noch einmal. Nichts ist verloren.',
    },
    'camera-denied': {
      title: 'Kamera und Mikrofon sind nicht freigegeben',
      body: 'Ihr Browser hält sie für diese Seite geschlossen. Drücken Sie auf das Zeichen links neben der Adresse, geben Sie beide frei und versuchen Sie es noch einmal. Nichts ist verloren.',
    },
    'no-microphone': {
      title: 'Wir haben kein Mikrofon gefunden',
      body: 'Bitte schließen Sie eines an, oder prüfen Sie, ob es eingeschaltet ist, und versuchen Sie es noch einmal. Sie können auch unten eine Aufnahme von Ihrem Telefon hochladen.',
    },
    'no-camera': {
      title: 'Wir haben keine Kamera oder kein Mikrofon gefunden',
      body: 'Ein Video braucht beides. Bitte schließen Sie beides an und versuchen Sie es noch einmal, oder nehmen Sie nur Ihre Stimme auf.',
    },
    'device-busy': {
      title: 'Ein anderes Programm benutzt es gerade',
      body: 'Mikrofon oder Kamera ließ sich nicht öffnen. Beenden Sie Anrufe und andere Aufnahmeprogramme und versuchen Sie es noch einmal.',
    },
    'device-lost': {
      title: 'Mikrofon oder Kamera wurde getrennt',
      body: 'Alles, was bis dahin gesagt wurde, ist aufbewahrt. Schließen Sie es wieder an, um weiter aufzunehmen.',
    },
    'storage-full': {
      title: 'Auf diesem Gerät ist kein Platz mehr',
      body: 'Wir haben angehalten, und was Sie gesagt haben, ist aufbewahrt. Bitte schaffen Sie etwas Platz (löschen Sie zum Beispiel alte Downloads) und drücken Sie „Weiter“, oder drücken Sie „Stopp“. Wenn Sie jetzt stoppen, lassen Sie diese Seite offen, bis die Aufnahme gesendet ist.',
    },
    'storage-closed': {
      title: 'Dieser Browser lässt uns nichts auf dem Gerät aufbewahren',
      body: 'Ohne das könnte eine Aufnahme verloren gehen. Bitte verlassen Sie das private Fenster, oder erlauben Sie dieser Seite, Daten zu speichern, und versuchen Sie es noch einmal.',
    },
    'recorder-failed': {
      title: 'Die Aufnahme hat von selbst aufgehört',
      body: 'Alles, was bis dahin gesagt wurde, ist aufbewahrt. Bitte versuchen Sie es noch einmal.',
    },
    'nothing-recorded': {
      title: 'Es wurde nichts aufgenommen',
      body: 'Die Aufnahme endete, bevor es etwas aufzubewahren gab. Drücken Sie „Aufnehmen“, um neu zu beginnen.',
    },
    'taken-elsewhere': {
      title: 'Ein anderes Fenster ist mit dieser Aufnahme beschäftigt',
      body: 'Bitte machen Sie dort weiter, oder schließen Sie jenes Fenster und laden Sie diese Seite neu.',
    },
    'another-member': {
      title: 'Jetzt ist jemand anderes angemeldet',
      body: 'Diese Aufnahme gehört zu dem Konto, mit dem sie gemacht wurde. Sie bleibt auf diesem Gerät und erscheint wieder, wenn diese Person sich anmeldet.',
    },
    refused: {
      title: 'Der Server hat diese Aufnahme nicht angenommen',
      body: 'Sie bleibt auf diesem Gerät. Bitte versuchen Sie es später noch einmal, oder schreiben Sie uns.',
    },
    'no-room': {
      title: 'Für diese Aufnahme ist kein Platz',
      body: 'Sie ist größer, als wir annehmen, oder Ihr Tarif hat keinen Platz mehr für Fotos, Videos und Dateien. Sie bleibt auf diesem Gerät: Schaffen Sie Platz oder wählen Sie einen größeren Tarif, und drücken Sie dann noch einmal „Behalten“.',
    },
    'arrived-different': {
      title: 'Wir senden diese Aufnahme noch einmal',
      body: 'Was uns erreicht hat, ist nicht genau das, was Sie aufgenommen haben. Nichts ist verloren: Dieses Gerät hat noch alles. Wenn es fertig ist, steht sie unten vielleicht zweimal; behalten Sie die neuere.',
    },
    'stays-in-library': {
      title: 'Diese Aufnahme bleibt bei Ihren Aufnahmen',
      body: 'Wir haben die Kopie auf diesem Gerät entfernt, aber nicht die bei Ihren Aufnahmen: Vielleicht benutzt sie eine Nachricht. Sie können sie unten aus der Liste löschen.',
    },
    'not-attached': {
      title: 'Sie ist gespeichert, aber nicht im Stammbaum',
      body: 'Ihre Aufnahme ist bei Ihren Aufnahmen. Wir konnten sie nicht zu der Person stellen, von der sie erzählt: Vielleicht wurde die Person aus dem Stammbaum entfernt, oder sie hat schon so viele Aufnahmen, wie auf eine Seite passen.',
    },
    'not-saved': {
      title: 'Sie konnte gerade nicht aufbewahrt werden',
      body: 'Sie ist noch auf diesem Gerät. Bitte drücken Sie gleich noch einmal „Behalten“.',
    },
  },
  tryAgain: 'Noch einmal versuchen',
};
