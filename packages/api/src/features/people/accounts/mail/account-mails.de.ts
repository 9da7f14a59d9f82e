import { accountLinkLifetime } from '@infinite/schema/catalogue/auth';
import { authModalGerman } from '@infinite/schema/words/auth.de';
import type { Complete } from '@infinite/schema/words/locale';
import type { accountMailWords } from './account-mails.en.ts';

const { verifyEmailHours, resetPasswordMinutes, changeEmailHours } = accountLinkLifetime;

export const accountMailsGerman: Complete<typeof accountMailWords> = {
  sign: 'Infinite Connections',
  verify: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    preview: 'Ein Klick, damit Ihre Nachrichten Sie erreichen.',
    heading: 'Willkommen bei Infinite Connections',
    why: 'Jemand, vermutlich Sie selbst, hat mit dieser Adresse ein Konto angelegt. Bitte bestätigen Sie, dass es Ihre ist: Wir schreiben dorthin, bevor wir eine Ihrer Nachrichten versenden.',
    action: 'Diese Adresse bestätigen',
    expires: `Der Link gilt ${verifyEmailHours / 24} Tage. Wenn Sie kein Konto angelegt haben, brauchen Sie nichts zu tun.`,
  },
  reset: {
    subject: 'Wählen Sie ein neues Passwort',
    preview: 'Der Link gilt eine Stunde.',
    heading: 'Wählen Sie ein neues Passwort',
    why: 'Jemand, vermutlich Sie selbst, hat um ein neues Passwort für Ihr Konto gebeten. Ihre Nachrichten und Aufnahmen bleiben, wie sie sind.',
    action: 'Neues Passwort wählen',
    expires: `Der Link gilt einmal und ${resetPasswordMinutes} Minuten lang. Wenn Sie nicht darum gebeten haben, brauchen Sie nichts zu tun: Ihr Passwort ist unverändert.`,
  },
  signUpAttempt: {
    subject: 'Sie haben bereits ein Konto',
    preview: 'Jemand wollte sich mit Ihrer Adresse registrieren.',
    heading: 'Sie haben bereits ein Konto',
    why: 'Jemand, vielleicht Sie selbst, wollte mit dieser Adresse ein Konto anlegen. Es gibt schon eines, und daran hat sich nichts geändert.',
    action: 'Anmelden',
    forgotten: `Wenn Sie Ihr Passwort nicht mehr wissen, wählen Sie beim Anmelden „${authModalGerman.signIn.forgot}“. Wenn Sie es nicht waren, brauchen Sie nichts zu tun.`,
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    preview: 'Ihre anderen Geräte wurden abgemeldet.',
    heading: 'Ihr Passwort wurde geändert',
    why: 'Das Passwort Ihres Kontos wurde gerade geändert, und Ihre anderen Geräte wurden abgemeldet. Ihre Nachrichten und Aufnahmen sind, wie sie waren.',
    action: 'Anmelden',
    notYou: (support) =>
      `Wenn Sie das nicht waren, setzen Sie Ihr Passwort bitte sofort zurück und schreiben Sie an ${support}.`,
  },
  approveEmail: {
    subject: 'Soll Ihr Konto zu einer anderen E-Mail-Adresse wechseln?',
    preview: 'Ohne Ihr Ja ändert sich nichts.',
    heading: 'Eine neue Adresse für Ihr Konto',
    why: (email) =>
      `Jemand, vermutlich Sie selbst, hat uns gebeten, von jetzt an an ${email} zu schreiben; mit dieser Adresse würden Sie sich auch anmelden. Wir ändern sie, sobald beide Adressen es bestätigt haben.`,
    action: 'Die Änderung ansehen',
    notYou: (support) =>
      `Der Link gilt ${changeEmailHours / 24} Tage. Wenn Sie das nicht waren, bestätigen Sie es nicht: Jemand kennt Ihr Passwort. Ändern Sie es in Ihren Einstellungen und schreiben Sie an ${support}.`,
  },
  newEmail: {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    preview: 'Ein Klick, damit Ihre Nachrichten Sie hier erreichen.',
    heading: 'Ist das Ihre neue Adresse?',
    why: 'Jemand, vermutlich Sie selbst, möchte diese Adresse für ein Konto bei Infinite Connections verwenden. Bitte bestätigen Sie, dass es Ihre ist.',
    action: 'Diese Adresse bestätigen',
    expires: `Der Link gilt ${changeEmailHours / 24} Tage. Wenn Sie nicht darum gebeten haben, brauchen Sie nichts zu tun.`,
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    preview: 'Von jetzt an schreiben wir an Ihre neue Adresse.',
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    why: (email) =>
      `Beide Adressen haben es bestätigt: Ihr Konto gehört jetzt zu ${email}. Melden Sie sich von jetzt an damit an. Ihre Nachrichten und Aufnahmen sind, wie sie waren.`,
    action: 'Anmelden',
    notYou: (support) => `Wenn Sie das nicht waren, schreiben Sie bitte sofort an ${support}.`,
  },
  suspended: {
    subject: 'Ihr Konto ist gesperrt',
    preview: 'Nichts ist verloren, und Ihre Nachrichten werden weiter zugestellt.',
    heading: 'Ihr Konto ist gesperrt',
    why: 'Eine Administratorin oder ein Administrator hat Ihr Konto gesperrt. Sie können sich vorerst nicht anmelden, und Ihre Geräte wurden abgemeldet. Nichts von dem, was Sie gemacht haben, ist verloren. Ihre geplanten Nachrichten werden weiter an ihrem Tag zugestellt; die Links in unseren Erinnerungen funktionieren wie bisher.',
    action: 'Zur Website',
    write: (support) => `Wenn Sie das für einen Irrtum halten, schreiben Sie bitte an ${support}.`,
  },
};
