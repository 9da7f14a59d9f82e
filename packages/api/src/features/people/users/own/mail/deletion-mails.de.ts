import { pluralIn } from '@infinite/schema/locale/formats';
import type { Complete } from '@infinite/schema/words/locale';
import type { deletionMailWords } from '#features/people/users/own/mail/deletion-mails.en.ts';

const counted = (count: number, one: string, other: string) =>
  pluralIn('de', count, { one, other });

export const deletionMailsGerman: Complete<typeof deletionMailWords> = {
  sign: 'Infinite Connections',
  asked: {
    subject: 'Ihr Konto wird gelöscht',
    preview: 'Bis dahin können Sie es mit einem Knopfdruck behalten.',
    heading: 'Ihr Konto wird gelöscht',
    why: (day) =>
      `Sie haben uns gebeten, Ihr Konto zu löschen. Das tun wir am ${day}. Bis dahin ändert sich nichts: Sie können sich anmelden, und Nachrichten gehen an ihrem Tag auf den Weg. Wenn Sie es sich anders überlegen, öffnen Sie Ihre Einstellungen und drücken Sie „Keep my account“.`,
    action: 'Einstellungen öffnen',
    notYou: (support) =>
      `Wenn Sie das nicht waren, melden Sie sich an, behalten Sie das Konto und ändern Sie Ihr Passwort. Schreiben Sie danach an ${support}.`,
  },
  reminder: {
    subject: (day) => `Ihr Konto wird am ${day} gelöscht`,
    preview: 'Sie können es noch mit einem Knopfdruck behalten.',
    heading: 'In einer Woche wird Ihr Konto gelöscht',
    why: (day) =>
      `Sie haben uns gebeten, Ihr Konto zu löschen, und das tun wir am ${day}. Danach kann es niemand zurückholen. Wenn Sie noch etwas herunterladen möchten, tun Sie es bitte vorher. Wenn Sie es sich anders überlegt haben, öffnen Sie Ihre Einstellungen und drücken Sie „Keep my account“.`,
    action: 'Einstellungen öffnen',
    fine: 'Wir erinnern Sie nur dieses eine Mal. Wenn Sie weiterhin gehen möchten, brauchen Sie nichts zu tun.',
  },
  receipt: {
    subject: 'Ihr Konto ist gelöscht',
    preview: 'Das ist Ihre Bestätigung.',
    heading: 'Ihr Konto ist gelöscht',
    gone: ({ recordings, drafts, cancelled }) =>
      `Wir haben Ihr Konto gelöscht, mit ${counted(recordings, 'Aufnahme', 'Aufnahmen')} und ${counted(drafts, 'Entwurf', 'Entwürfen')}. ${counted(cancelled, 'geplante Nachricht wird', 'geplante Nachrichten werden')} nicht mehr gesendet. Ihr Name und Ihre Adresse sind wieder frei.`,
    kept: (kept) =>
      `Was zugestellt wurde (${counted(kept, 'Nachricht', 'Nachrichten')}), bleibt bei den Menschen, die es bekommen haben.`,
    keys: (keys) =>
      keys === 0
        ? 'Es wurde kein Schlüssel vernichtet: Andere in Ihrer Familie, oder Menschen, die Ihre Nachrichten bekommen haben, brauchen ihn noch.'
        : `Wir haben ${counted(keys, 'Schlüssel', 'Schlüssel')} vernichtet. Was damit verschlüsselt war, kann niemand mehr öffnen, in keiner Kopie.`,
    key: (print) => `Vernichteter Schlüssel, SHA-256 ${print}`,
    action: 'Zu unserer Website',
    backups:
      'Sicherungen von früheren Tagen enthalten Ihre Daten noch, verschlüsselt, bis sie ablaufen.',
  },
};
