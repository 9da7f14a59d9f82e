import { accountLinkLifetime } from '#catalogue/auth.ts';
import { isOpen } from '#catalogue/open-features.ts';
import type { accountWords } from '#words/accounts.en.ts';
import type {
  accountLinkWords,
  authModalWords,
  confirmEmailWords,
  deadAccountLinkWords,
  resetPasswordWords,
  signInPageWords,
  verifyEmailWords,
} from '#words/auth-modal.en.ts';
import type { Complete } from '#words/locale.ts';

const insights = 'KI-gestützte Einblicke in die Gefühle Ihrer Erinnerungen';

/** The sign-in, the sign-up and the pages behind account mails in German. */
export const authModalGerman: Complete<typeof authModalWords> = {
  tabsLabel: 'Anmelden oder Konto anlegen',
  close: 'Schließen',
  signIn: {
    tab: 'Anmelden',
    heading: 'Willkommen zurück',
    subtitle: 'Melden Sie sich an, um zu den Erinnerungen Ihrer Familie zu kommen.',
    submit: 'Anmelden',
    pending: 'Anmeldung läuft …',
    forgot: 'Passwort vergessen?',
    doneTitle: 'Willkommen zurück',
    done: 'Sie sind angemeldet.',
    failedTitle: 'Die Anmeldung hat nicht geklappt',
    failed: 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  signUp: {
    tab: 'Konto anlegen',
    heading: 'Legen Sie Ihr Konto an',
    subtitle: 'Ein Ort für die Stimmen und Erinnerungen Ihrer Familie.',
    submit: 'Konto anlegen',
    pending: 'Konto wird angelegt …',
    closed:
      'Zurzeit können keine neuen Konten angelegt werden. Wenn Sie schon eines haben, können Sie sich weiterhin anmelden.',
    doneTitle: 'Ihr Konto ist angelegt',
    done: 'Willkommen bei Infinite Connections.',
    failedTitle: 'Das Konto wurde nicht angelegt',
    failed: 'Das Konto konnte nicht angelegt werden. Bitte versuchen Sie es noch einmal.',
  },
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  passwordHint:
    'Mindestens 6 Zeichen. Ein paar Wörter hintereinander sind sicher und leicht zu merken.',
  strength: {
    label: 'Wie sicher das Passwort ist',
    steps: ['zu kurz', 'leicht zu erraten', 'geht so', 'gut', 'sehr gut'],
  },
  promises: [
    'Jede Nachricht wird bis zu ihrem Tag sorgsam behütet',
    'Die Erinnerungen Ihrer Familie sind sicher aufbewahrt',
    isOpen('emotionInsights') ? insights : `${insights} (daran bauen wir)`,
    'Keine Verpflichtung, jederzeit kündbar',
  ],
  agreement: {
    before: 'Wenn Sie fortfahren, stimmen Sie unseren ',
    terms: 'Nutzungsbedingungen',
    between: ' und unserer ',
    privacy: 'Datenschutzerklärung',
    after: ' zu.',
  },
  forgot: {
    heading: 'Neues Passwort',
    subtitle:
      'Nennen Sie uns Ihre E-Mail-Adresse. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    submit: 'Link schicken',
    pending: 'Wird gesendet …',
    back: 'Zurück zur Anmeldung',
    sent: (email) =>
      `Wenn es zu ${email} ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Der Link gilt ${accountLinkLifetime.resetPasswordMinutes} Minuten. Sehen Sie auch im Spam-Ordner nach.`,
    failed:
      'Wir konnten die E-Mail gerade nicht anfordern. Es hat sich nichts geändert. Bitte versuchen Sie es noch einmal.',
  },
};

export const signInPageGerman: Complete<typeof signInPageWords> = {
  title: 'Anmelden oder Konto anlegen',
  lead: 'Zwei kurze Formulare: das erste, wenn Sie ein Konto haben, das zweite, wenn Sie neu hier sind.',
  description:
    'Melden Sie sich bei Infinite Connections an, oder legen Sie mit E-Mail-Adresse und Passwort ein Konto an. Beide Formulare funktionieren ohne Skripte.',
  keywords: ['anmelden', 'Konto anlegen', 'Familienkonto', 'ohne JavaScript'],
  forgot:
    'Passwort vergessen? Das Formular, das Ihnen einen neuen Link schickt, braucht JavaScript. Wenn es ausgeschaltet ist, ',
  write: 'schreiben Sie uns.',
};

export const verifyEmailGerman: Complete<typeof verifyEmailWords> = {
  title: 'E-Mail-Adresse bestätigen',
  lead: 'Drücken Sie den Knopf. Dann wissen wir, dass diese Adresse Ihnen gehört und unsere E-Mails Sie erreichen.',
  submit: 'Diese Adresse bestätigen',
  pending: 'Wird bestätigt …',
  doneTitle: 'Danke. Ihre Adresse ist bestätigt.',
  done: 'Nachrichten und Erinnerungen erreichen Sie dort.',
  toAdmin: 'Zur Verwaltung',
  toDashboard: 'Zu Ihrer Übersicht',
  alreadyTitle: 'Ihre Adresse ist schon bestätigt.',
  already: 'Sie müssen nichts weiter tun. Nachrichten und Erinnerungen erreichen Sie dort.',
  failedTitle: 'Dieser Link hat nicht funktioniert.',
  failed:
    'Vielleicht wurde er schon benutzt, oder er ist abgelaufen. Melden Sie sich an und fordern Sie in Ihrer Übersicht einen neuen an.',
};

export const confirmEmailGerman: Complete<typeof confirmEmailWords> = {
  action: 'E-Mail-Adresse bestätigen',
  sent: 'Wir haben Ihnen den Link geschickt. Öffnen Sie ihn, kommen Sie dann zurück und drücken Sie den Knopf noch einmal.',
  failed: 'Wir konnten ihn gerade nicht schicken. Bitte versuchen Sie es gleich noch einmal.',
};

export const accountLinksGerman: Complete<typeof accountLinkWords> = {
  offline:
    'Es gibt keine Verbindung. Nichts hat sich geändert; drücken Sie den Knopf noch einmal, wenn Sie wieder online sind.',
};

export const deadAccountLinksGerman: Complete<typeof deadAccountLinkWords> = {
  title: 'Dieser Link funktioniert nicht mehr.',
  home: 'Zur Startseite',
};

export const resetPasswordGerman: Complete<typeof resetPasswordWords> = {
  title: 'Neues Passwort wählen',
  lead: 'Überall sonst werden Sie abgemeldet, damit niemand außer Ihnen angemeldet bleibt.',
  label: 'Neues Passwort',
  submit: 'Dieses Passwort speichern',
  pending: 'Wird gespeichert …',
  doneTitle: 'Ihr neues Passwort gilt.',
  done: 'Sie sind auf diesem Gerät angemeldet und überall sonst abgemeldet.',
  toDashboard: 'Zu Ihrer Übersicht',
  failedTitle: 'Das Passwort wurde nicht geändert.',
  failed:
    'Vielleicht wurde dieser Link schon benutzt, oder er ist abgelaufen. Fordern Sie bei der Anmeldung einen neuen an.',
};

export const accountsGerman: Complete<typeof accountWords> = {
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  passwordTooShort: 'Das Passwort muss mindestens 6 Zeichen haben',
  passwordRequired: 'Bitte geben Sie ein Passwort ein',
  passwordTooLong: 'Bitte wählen Sie ein Passwort mit höchstens 256 Zeichen',
  passwordNotText: 'Bitte verwenden Sie im Passwort Buchstaben, Ziffern, Zeichen oder Leerzeichen',
  passwordCommon:
    'Dieses Passwort steht auf den Listen, die Diebe zuerst durchprobieren. Bitte wählen Sie ein anderes',
  passwordSameAsName:
    'Bitte wählen Sie ein Passwort, das nicht Ihre E-Mail-Adresse oder Ihr Name ist',
  usernameInvalid: 'Bitte geben Sie einen Namen mit höchstens 64 Zeichen ein',
  usernameTaken: 'Dieser Name ist vergeben. Bitte wählen Sie einen anderen',
  browserInvalid: 'Als Browser gibt es safari, chrome oder other',
  mobileInvalid: 'Die Angabe zum Mobilgerät ist true oder false',
  timeZoneInvalid: 'Bitte wählen Sie eine Zeitzone aus der Liste',
  tokenInvalid:
    'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail',
  signInFailed: 'E-Mail-Adresse oder Passwort stimmen nicht',
  signUpFailed: 'Das Konto wurde nicht angelegt',
  csrfFailed: 'Diese Seite war zu lange offen. Laden Sie sie neu und versuchen Sie es noch einmal.',
  csrfFetchFailed: 'Die Verbindung zum Server hat nicht geklappt',
  currentPasswordWrong: 'Das jetzige Passwort stimmt nicht',
  familyOf: (username) => `Die Familie von ${username}`,
  device: (device) => {
    const [browser = '', kind] = device.split(' ');
    const name = { safari: 'Safari', chrome: 'Chrome' }[browser] ?? 'Ein Browser';
    return `${name} auf einem ${kind === 'mobile' ? 'Telefon oder Tablet' : 'Computer'}`;
  },
  registrationClosed: 'Zurzeit können keine neuen Konten angelegt werden.',
};
