import { dayOfYear } from '#text/day-of-year.ts';
import type { Complete } from '#words/locale.ts';
import type {
  mailPaceWords,
  noticeWords,
  NoticeValues,
  notificationWords,
} from '#words/notifications.en.ts';

const actor = ({ actor }: NoticeValues) => actor || 'Jemand aus Ihrer Familie';
const reader = ({ name }: NoticeValues) => name || 'Jemand';
const titled = ({ title }: NoticeValues, preposition: string) =>
  title ? ` ${preposition} „${title}“` : '';
/** A family's own name stands for itself, without an article. */
const family = ({ family }: NoticeValues) => (family ? `„${family}“` : 'Ihrer Familie');
const familyTaken = ({ family }: NoticeValues) => (family ? `„${family}“` : 'Ihre Familie');

function added({ count, what }: NoticeValues): string {
  const many = Number(count ?? 1);
  const known: Readonly<Record<string, readonly [string, string]>> = {
    PHOTO: ['ein Foto', 'Fotos'],
    VIDEO: ['ein Video', 'Videos'],
    FILE: ['ein Dokument', 'Dokumente'],
    ITEM: ['etwas', 'Dinge'],
  };
  const [one, several] = known[what ?? ''] ?? ['eine Aufnahme', 'Aufnahmen'];
  return many > 1 ? `${many.toLocaleString('de-DE')} ${several}` : one;
}

const roles: Readonly<Record<string, string>> = {
  owner: 'Leitung',
  editor: 'Redaktion',
  contributor: 'Mitwirkung',
  viewer: 'Ansehen und Anhören',
};

export const noticesGerman: Complete<typeof noticeWords> = {
  mentioned: {
    choice: 'Jemand erwähnt Sie',
    line: (values) => `${actor(values)} hat Sie${titled(values, 'bei')} erwähnt`,
  },
  questionAsked: {
    choice: 'Jemand stellt Ihnen eine Frage',
    line: (values) => `${actor(values)} hat Ihnen eine Frage${titled(values, 'zu')} gestellt`,
  },
  questionWaits: {
    choice: 'Eine Frage an Sie ist noch offen',
    line: (values) => `${actor(values)} würde sich weiterhin über Ihre Antwort freuen`,
  },
  questionAnswered: {
    choice: 'Ihre Frage wird beantwortet',
    line: (values) => `${actor(values)} hat Ihre Frage${titled(values, 'zu')} beantwortet`,
  },
  captureAnswered: {
    choice: 'Jemand ohne Konto beantwortet Ihre Frage',
    line: (values) =>
      `${values['name'] || 'Jemand, den Sie gefragt haben,'} hat ${values['title'] ? `„${values['title']}“` : 'Ihre Frage'} beantwortet`,
  },
  commentAdded: {
    choice: 'Kommentare',
    line: (values) =>
      values['title']
        ? `${actor(values)} hat „${values['title']}“ kommentiert`
        : `${actor(values)} hat etwas kommentiert`,
  },
  reactionAdded: {
    choice: 'Reaktionen',
    line: (values) => `${actor(values)} hat${titled(values, 'auf')} reagiert`,
  },
  recordingAdded: {
    choice: 'Neue Aufnahmen in Ihrer Familie',
    line: (values) =>
      `${actor(values)} hat ${values['title'] ? `„${values['title']}“` : added(values)} hinzugefügt`,
  },
  anniversaryComes: {
    choice: 'Geburtstage und Gedenktage im Stammbaum',
    line: ({ name, what, day = '' }) => {
      const who = name || 'Jemand aus Ihrem Stammbaum';
      const on = dayOfYear(day, 'de-DE');
      if (what === 'WEDDING') return `${who} haben am ${on} Hochzeitstag`;
      return what === 'REMEMBRANCE'
        ? `Am ${on} denkt Ihre Familie an ${who}`
        : `${who} hat am ${on} Geburtstag`;
    },
  },
  messageOpened: {
    choice: 'Jemand öffnet Ihre Nachricht',
    line: (values) =>
      `${reader(values)} hat ${values['title'] ? `„${values['title']}“` : 'Ihre Nachricht'} geöffnet`,
  },
  thanksReceived: {
    choice: 'Jemand bedankt sich für eine Nachricht',
    line: (values) => `${reader(values)} hat sich${titled(values, 'für')} bedankt`,
  },
  memberJoined: {
    choice: 'Jemand kommt in Ihre Familie',
    line: (values) => `${actor(values)} gehört jetzt zu ${family(values)}`,
  },
  memberLeft: {
    choice: 'Jemand verlässt Ihre Familie',
    line: (values) => `${reader(values)} gehört nicht mehr zu ${family(values)}`,
  },
  roleChanged: {
    choice: 'Ihre Rolle ändert sich',
    line: (values) =>
      `Ihre Rolle in ${family(values)}: ${roles[values['role'] ?? ''] ?? 'eine andere als bisher'}`,
  },
  removedFromFamily: {
    choice: 'Sie werden aus einer Familie entfernt',
    line: (values) =>
      `Sie gehören nicht mehr zu ${family(values)}. Was Sie dort gemacht haben, bleibt für Sie erreichbar.`,
  },
  familyOffered: {
    choice: 'Ihnen wird eine Familie übergeben',
    line: (values) => `${actor(values)} möchte Ihnen ${familyTaken(values)} übergeben`,
  },
};

export const mailPacesGerman: Complete<typeof mailPaceWords> = {
  off: 'Keine E-Mail',
  now: 'Sofort',
  daily: 'Einmal am Tag',
  weekly: 'Einmal in der Woche',
};

export const noticeRefusalsGerman: Complete<typeof notificationWords> = {
  timeInvalid: 'Wählen Sie eine Uhrzeit.',
  quietEmpty: 'Wählen Sie für das Ende eine andere Zeit als für den Anfang.',
  dayInvalid: 'Wählen Sie einen Monat und einen Tag.',
  nameNeeded: 'Schreiben Sie den Namen, von dem Sie nichts hören möchten.',
  nameTooLong: 'Dieser Name ist zu lang. Ein Vorname und ein Nachname genügen.',
  rangeTooLong: 'Mehr als drei Monate lassen sich nicht auf einmal stummschalten.',
  tooManyMutes:
    'Mehr Namen und Tage lassen sich nicht stummschalten. Entfernen Sie zuerst einen Eintrag.',
  pushInvalid: 'Dieser Browser hat keine Adresse genannt, die wir erreichen können.',
  tooManyDevices: 'Mehr Geräte lassen sich nicht hinzufügen. Entfernen Sie zuerst eines.',
};
