import type { Complete } from '#words/locale.ts';
import type { messageBodyWords } from '#words/message-body.en.ts';
import { longDateWords } from '#words/long-dates.en.ts';
import type {
  receivedWords,
  lateReasonWords,
  recipientProblemWords,
  recipientRefusalWords,
} from '#words/received.en.ts';
import type { receivedVersionWords } from '#words/versions.en.ts';

/** What someone reads in German who receives a message. */
export const receivedGerman: Complete<typeof receivedWords> = {
  tabTitle: 'Eine Nachricht für Sie',
  language: 'Sprache dieser Seite',
  waiting: {
    heading: (to) => (to === '' ? 'Hier wartet etwas auf Sie' : `${to}, hier wartet etwas auf Sie`),
    from: (from) => `${from} hat das für Sie gemacht.`,
    kept: (when) => `Wir sollten es bis zum ${when} für Sie aufbewahren.`,
    open: 'Jetzt öffnen',
    later:
      'Es eilt nicht. Diese Seite bleibt bestehen, und der Link in der E-Mail führt Sie jederzeit hierher zurück.',
    notNow: 'Lieber nicht jetzt?',
    companion: (to) =>
      to === ''
        ? 'Sie sind eingeladen, dies gemeinsam zu öffnen.'
        : `${to} lädt Sie ein, dies gemeinsam zu öffnen.`,
    companionFrom: (from, to) =>
      to === '' ? `${from} hat es gemacht.` : `${from} hat es für ${to} gemacht.`,
    until: (when) => `Dieser Link gilt bis zum ${when}.`,
  },
  remind: {
    heading: 'Später erinnern',
    body: 'Eine einzige E-Mail, mit demselben Link.',
    tomorrow: 'Morgen erinnern',
    nextWeek: 'In einer Woche erinnern',
    set: (when) => `Wir erinnern Sie am ${when}.`,
    drop: 'Bitte keine Erinnerung',
    used: 'Wir haben Sie so oft erinnert, wie wir können. Diese Seite bleibt bestehen.',
  },
  together: {
    heading: 'Gemeinsam mit jemandem öffnen',
    body: 'Sie können jemanden einladen, dabei zu sein. Diese Person bekommt einen eigenen Link, der sieben Tage gilt, und braucht kein Konto.',
    email: 'E-Mail-Adresse dieser Person',
    emailHint: 'Oder lassen Sie das Feld leer und geben Sie den Link selbst weiter.',
    invite: 'Link erstellen',
    mailed: (address) => `Wir schicken ihn per E-Mail an ${address}.`,
    mailedNote:
      'Wer uns gebeten hat, nicht zu schreiben, bekommt keine E-Mail. Den Link unten können Sie selbst weitergeben.',
    copy: 'Link zum Kopieren',
    until: (when) => `Gilt bis zum ${when}.`,
    opened: (when) => `Geöffnet am ${when}.`,
    close: 'Diesen Link schließen',
    full: 'Drei Links sind offen. Schließen Sie einen, um einen neuen zu erstellen.',
  },
  thanks: {
    heading: (from) => `${from} Danke sagen`,
    body: (from) => `Ihre Worte gehen nur an ${from}. Sie brauchen kein Konto.`,
    label: 'Ihre Worte',
    send: 'Dank abschicken',
    sent: (from) => `Ihre Worte sind unterwegs zu ${from}.`,
    yours: 'Was Sie gesagt haben',
    again: 'Sie können noch einmal schreiben.',
    spoken: 'Sie haben mit Ihrer Stimme Danke gesagt.',
    spokenSent: (from) => `Ihre Stimme ist unterwegs zu ${from}.`,
    voice: {
      open: 'Mit der eigenen Stimme Danke sagen',
      hint: (from) =>
        `Bis zu zwei Minuten. Sie können alles anhören, bevor Sie es abschicken, und nur ${from} wird es hören.`,
      heading: 'Ihre Stimme',
      loading: 'Die Aufnahme wird vorbereitet …',
      loadFailed:
        'Die Aufnahme konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und drücken Sie noch einmal.',
      full: 'Mehr als zwei Minuten fasst diese Seite nicht, darum endet die Aufnahme hier.',
      listen: (from) => `Hören Sie es sich an. Erst wenn Sie es abschicken, geht es an ${from}.`,
      send: 'Meine Stimme abschicken',
      sending: 'Wird gesendet …',
      again: 'Noch einmal aufnehmen',
      confirm: {
        title: 'Löschen und noch einmal aufnehmen?',
        body: (length) => `Die Aufnahme von ${length} wird gelöscht. Sie wurde nicht gesendet.`,
        confirm: 'Löschen und neu aufnehmen',
        cancel: 'Behalten',
      },
      notSent: 'Es wurde nicht gesendet',
      offline:
        'Wir konnten den Server nicht erreichen. Ihre Aufnahme ist auf diesem Gerät sicher. Bitte versuchen Sie es noch einmal.',
    },
  },
  stop: {
    tabTitle: 'Ihre Entscheidung',
    lead: (from) => `Es geht um das, was ${from} für Sie gemacht hat.`,
    leadClosed: 'Nichts geschieht, bevor Sie auf etwas drücken.',
    back: 'Zurück zur Nachricht',
    notForMe: {
      heading: 'Das ist nicht für mich',
      body: (from) =>
        `War die E-Mail für jemand anderen bestimmt? Wir schließen diesen Link sofort und fragen nach der richtigen Adresse (bei: ${from}). Mehr sagen wir nicht über Sie.`,
      action: 'Es ist nicht für mich',
      done: 'Danke für den Hinweis',
      doneBody: 'Der Link ist geschlossen, und wir fragen nach der richtigen Adresse.',
      undo: 'Es war doch für mich',
    },
    stop: {
      heading: 'Bitte schreiben Sie mir nicht mehr',
      body: 'Wir stellen an diese Adresse nichts mehr zu, von niemandem. Das merken wir uns dauerhaft, und zwar nicht die Adresse selbst, nur einen Fingerabdruck davon. Wer Ihnen etwas schicken möchte, erfährt, dass Sie keine Post wünschen.',
      action: 'Nicht mehr schreiben',
      done: 'Wir schreiben Ihnen nicht mehr',
      doneBody:
        'An diese Adresse wird nichts mehr zugestellt, von niemandem. Wenn Sie es sich anders überlegen, kommen Sie über den Link in unserer E-Mail auf diese Seite zurück.',
      undo: 'Sie dürfen mir wieder schreiben',
    },
    never: {
      heading: 'Ich möchte es lieber nicht öffnen',
      body: 'Wir schließen es für Sie und erinnern nicht daran. Von der anderen Seite ist nur zu sehen, dass es nicht geöffnet wurde. Solange der Link gilt, können Sie es sich hier anders überlegen.',
      action: 'Ich möchte es lieber nicht öffnen',
      done: 'Sie haben sich entschieden, es nicht zu öffnen',
      doneBody: 'Es bleibt geschlossen. Sie müssen nichts weiter tun.',
      undo: 'Ich habe es mir anders überlegt',
    },
    linkNotForMe: 'Das ist nicht für mich',
    linkStop: 'Bitte schreiben Sie mir nicht mehr',
    linkNever: 'Ich möchte es lieber nicht öffnen',
    sender: 'die Person, die es geschickt hat',
  },
  late: {
    heading: 'Das erreicht Sie später als vorgesehen',
    body: 'Es war die ganze Zeit sicher aufbewahrt, und nichts daran hat sich geändert. Bitte entschuldigen Sie die Verspätung.',
  },
  print: 'Brief drucken',
  kept: 'Diese Seite ist nur für Sie. Sie brauchen kein Konto.',
  keptCompanion: (when) => `Sie können dies bis zum ${when} ansehen. Sie brauchen kein Konto.`,
  noLetter: '',
  expired: {
    title: 'Dieser Link ist abgelaufen',
    body: 'Er war dafür da, etwas gemeinsam zu öffnen, und galt sieben Tage. Bitten Sie die Person, von der Sie ihn haben, um einen neuen.',
  },
  revoked: {
    title: 'Dieser Link wurde geschlossen',
    body: 'Die Person, die ihn geschickt hat, oder wir in ihrem Auftrag haben ihn geschlossen. Wenn Sie das für einen Irrtum halten, schreiben Sie uns.',
  },
  unknown: {
    title: 'Hinter diesem Link finden wir nichts',
    body: 'Vielleicht ging beim Kopieren ein Teil verloren. Öffnen Sie ihn noch einmal aus der E-Mail, die Sie bekommen haben.',
  },
  failed: {
    title: 'Diese Seite ließ sich gerade nicht öffnen',
    body: 'Was Ihnen geschickt wurde, ist sicher. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  },
  notDone: 'Das hat nicht geklappt',
  write: 'Schreiben Sie uns',
  date: longDateWords,
};

export const lateReasonsGerman: Complete<typeof lateReasonWords> = {
  SERVERS_WERE_DOWN:
    'Das hätte Sie früher erreichen sollen. Unsere Server waren an jenem Tag ausgefallen; die Verspätung liegt an uns, nicht am Absender.',
  CHANGED_AFTERWARDS: 'Das war für einen früheren Zeitpunkt vorgesehen und wurde danach geändert.',
  MAIL_SERVICE_WAS_DOWN:
    'Das hätte Sie früher erreichen sollen. Der Dienst, der unsere E-Mails zustellt, war ausgefallen; die Verspätung liegt an uns, nicht am Absender.',
  MEDIA_WAS_PREPARED:
    'Das hätte Sie früher erreichen sollen. Die Aufnahme für Sie vorzubereiten hat länger gedauert als geplant.',
  MAIL_WAS_REFUSED:
    'Das hätte Sie früher erreichen sollen. Ihr Mailserver hat unsere E-Mail zuerst nicht angenommen, deshalb haben wir es weiter versucht.',
};

export const recipientRefusalsGerman: Complete<typeof recipientRefusalWords> = {
  noMoreReminders:
    'Wir haben Sie so oft erinnert, wie wir können. Diese Seite bleibt für Sie bestehen.',
  noMoreCompanions:
    'Für den Moment sind es genug Links. Schließen Sie einen, um einen neuen zu erstellen.',
  address: 'Diese Adresse erreicht keine E-Mail. Bitte prüfen Sie sie.',
  thanksEmpty: 'Schreiben Sie zuerst ein paar Worte.',
  voiceEmpty: 'Es wurde nichts aufgenommen. Bitte versuchen Sie es noch einmal.',
  voiceOnly: 'Das scheint keine Aufnahme einer Stimme zu sein.',
  voiceTitle: (from) => (from === '' ? 'Ein Dankeschön' : `Ein Dankeschön von ${from}`),
  thanksLong: 'Das ist länger, als wir senden können. Bitte kürzen Sie es ein wenig.',
  noMoreThanks: 'Sie haben so oft geschrieben, wie diese Seite es zulässt. Vielen Dank.',
  openFirst: 'Öffnen Sie zuerst die Nachricht.',
};

export const recipientProblemsGerman: Complete<typeof recipientProblemWords> = {
  INVALID_INPUT: 'Bitte sehen Sie sich das Formular noch einmal an. Es wurde nichts gesendet.',
  WRONG_STATE: 'Das ist hier nicht mehr möglich. Es wurde nichts geändert.',
  RATE_LIMITED: 'Das war viel auf einmal. Bitte warten Sie ein wenig und versuchen Sie es erneut.',
  LINK_EXPIRED: 'Dieser Link ist abgelaufen, darum wurde nichts geändert.',
  NOT_FOUND: 'Diesen Link kennen wir nicht. Es wurde nichts geändert.',
};

export const receivedVersionsGerman: Complete<typeof receivedVersionWords> = {
  mayNotPlay:
    'Ihr Browser kann diese Aufnahme vielleicht nicht abspielen. Sie können sie herunterladen und mit einem Videoprogramm öffnen.',
  forms: {
    M4A: { name: 'M4A', hint: 'Für Telefon, Tablet und Computer' },
    MP3: { name: 'MP3', hint: 'Für ältere Geräte und Autoradios' },
    MP4: { name: 'MP4', hint: 'Für Telefon, Tablet, Computer und Fernseher' },
    FILE: { name: '', hint: 'So wie sie gemacht wurde' },
  },
};

export const messageBodyGerman: Complete<typeof messageBodyWords> = {
  for: (to) => `Für ${to}`,
  from: (from) => `Von ${from}`,
  written: (when) => `Zugestellt am ${when}`,
  recorded: (when) => `Aufgenommen am ${when}`,
  listen: 'Anhören',
  watch: 'Ansehen',
  photos: 'Fotos',
  files: 'Dateien',
  download: 'Kopie behalten',
  downloadOf: (title, size) => `Kopie von ${title} behalten (${size})`,
  photoAlt: (title) => title,
  viewPhoto: (title) => `${title} in voller Größe ansehen`,
  preparing: 'Diese Aufnahme wird noch vorbereitet. Schauen Sie in einer Minute wieder vorbei.',
};
