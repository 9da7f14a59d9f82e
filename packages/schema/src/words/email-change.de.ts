import type { emailChangeWords } from '#words/email-change.en.ts';
import type { Complete } from '#words/locale.ts';

export const emailChangeGerman: Complete<typeof emailChangeWords> = {
  same: 'Das ist schon Ihre Adresse.',
  administrator:
    'Dieses Konto gehört zur Verwalter-Adresse, mit der der Server eingerichtet ist. Ändern Sie sie zuerst dort.',
  takenMeanwhile: 'Inzwischen hat ein anderes Konto diese Adresse. Bitte wählen Sie eine andere.',
  settings: {
    change: 'E-Mail-Adresse ändern',
    field: 'Neue E-Mail-Adresse',
    hint: 'Wir schreiben an beide Adressen. Ihr Konto zieht um, sobald beide bestätigt haben.',
    ask: 'Links schicken',
    asked: 'Beide Adressen haben Post von uns. Öffnen Sie den Link in jeder der beiden E-Mails.',
    waiting: (email) => `Ihr Konto zieht zu ${email} um, sobald diese Adressen bestätigt haben:`,
    current: 'Diese Adresse',
    next: 'Die neue Adresse',
    confirmed: 'bestätigt',
    open: 'noch offen',
    until: (day) => `Die Links gelten bis zum ${day}.`,
    withdraw: 'Diese Adresse behalten',
    withdrawn: 'Ihre Adresse bleibt, wie sie ist, und die Links gelten nicht mehr.',
  },
  page: {
    title: 'Neue Adresse bestätigen',
    current: (email) => `Dieses Konto soll zu ${email} umziehen. Sind Sie einverstanden?`,
    next: (email) => `Ist ${email} die Adresse, die Sie von jetzt an verwenden möchten?`,
    submit: 'Ja, bestätigen',
    pending: 'Wird bestätigt …',
    changedTitle: 'Ihr Konto hat seine neue Adresse.',
    changed:
      'Melden Sie sich von jetzt an damit an. Nachrichten und Erinnerungen erreichen Sie dort.',
    waitsTitle: 'Danke. Eine Bestätigung fehlt noch.',
    waitsForCurrent: 'Bitte öffnen Sie den Link, den wir an Ihre jetzige Adresse geschickt haben.',
    waitsForNew: 'Bitte öffnen Sie den Link, den wir an die neue Adresse geschickt haben.',
    toSettings: 'Zu Ihren Einstellungen',
    failedTitle: 'Dieser Link hat nicht funktioniert.',
    failed:
      'Vielleicht wurde er schon benutzt, durch einen neueren ersetzt oder zurückgezogen. In Ihren Einstellungen können Sie neue Links anfordern.',
  },
};
