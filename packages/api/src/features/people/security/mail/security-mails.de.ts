import { pluralIn } from '@infinite/schema/locale/formats';
import type { Complete } from '@infinite/schema/words/locale';
import type { securityMailWords } from '#features/people/security/mail/security-mails.en.ts';

const counted = (count: number, one: string, other: string) =>
  pluralIn('de', count, { one, other });

export const securityMailsGerman: Complete<typeof securityMailWords> = {
  sign: 'Infinite Connections',
  action: 'Ihre Einstellungen ansehen',
  notYou: (support) =>
    `Wenn Sie das nicht waren, ändern Sie bitte sofort Ihr Passwort. Damit wird jedes Gerät abgemeldet, und Sie können Ihre Schlüssel und Webhooks abschalten. Schreiben Sie uns danach an ${support}.`,
  keyCreated: {
    subject: 'Ein neuer API-Schlüssel wurde erstellt',
    preview: 'Ein Schlüssel kann ohne Ihr Passwort für Sie handeln.',
    heading: 'Ein neuer API-Schlüssel wurde erstellt',
    why: (name) =>
      `In Ihrem Konto wurde gerade der Schlüssel „${name}“ erstellt. Ein Programm, das ihn hat, kann ohne Ihr Passwort für Sie handeln, soweit Sie es erlaubt haben.`,
  },
  webhookCreated: {
    subject: 'Ein neuer Webhook wurde hinzugefügt',
    preview: 'Ein weiterer Server erfährt von Ihren Ereignissen.',
    heading: 'Ein neuer Webhook wurde hinzugefügt',
    why: (host) =>
      `Gerade wurde ein Webhook zu ${host} hinzugefügt. Von jetzt an erfährt dieser Server von den Ereignissen, die dafür gewählt wurden.`,
  },
  newDevice: {
    subject: 'Neue Anmeldung in Ihrem Konto',
    preview: 'Jemand hat sich mit einem Gerät angemeldet, das wir noch nicht kennen.',
    heading: 'Neue Anmeldung in Ihrem Konto',
    device: (browser, system) => (system ? `${browser} auf ${system}` : browser),
    anyBrowser: 'Ein Browser',
    desktopApp: 'Die Desktop-App',
    why: (device) =>
      `Jemand, vermutlich Sie selbst, hat sich gerade mit einem Gerät angemeldet, das wir noch nicht kennen: ${device}.`,
  },
  accessRevoked: {
    subject: 'Ihre API-Schlüssel und Webhooks wurden abgeschaltet',
    preview: 'Sie gelten nicht mehr, seit Ihr Passwort neu gesetzt wurde.',
    heading: 'Ihre API-Schlüssel und Webhooks wurden abgeschaltet',
    what: (keys, webhooks) =>
      [
        ...(keys > 0 ? [counted(keys, 'API-Schlüssel', 'API-Schlüssel')] : []),
        ...(webhooks > 0 ? [counted(webhooks, 'Webhook', 'Webhooks')] : []),
      ].join(' und '),
    why: (what) =>
      `Wir haben ${what} abgeschaltet, weil Ihr Passwort zurückgesetzt oder geändert wurde. Programme, die Sie weiter verwenden, brauchen einen neuen Schlüssel; Webhooks können Sie in Ihren Einstellungen wieder einschalten.`,
  },
  secondStepOn: {
    subject: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
    preview: 'Zum Anmelden brauchen Sie jetzt Ihr Passwort und einen Code.',
    heading: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
    why: () =>
      'Von jetzt an brauchen Sie zum Anmelden auch einen Code aus Ihrer Authentifizierungs-App. Bitte bewahren Sie Ihre Wiederherstellungscodes an einem sicheren Ort auf, für den Tag, an dem Sie Ihr Telefon nicht haben.',
  },
  secondStepOff: {
    subject: 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
    preview: 'Ihr Passwort allein öffnet Ihr Konto wieder.',
    heading: 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
    why: () =>
      'Zum Anmelden genügt wieder Ihr Passwort. Ihre Wiederherstellungscodes gelten nicht mehr.',
  },
  passkeyAdded: {
    subject: 'Ein Passkey wurde hinzugefügt',
    preview: 'Er meldet Sie ohne das Passwort an.',
    heading: 'Ein Passkey wurde hinzugefügt',
    why: (name) =>
      `Ihrem Konto wurde gerade der Passkey „${name}“ hinzugefügt. Von jetzt an meldet er Sie ohne Ihr Passwort an.`,
  },
  passkeyRemoved: {
    subject: 'Ein Passkey wurde entfernt',
    preview: 'Er meldet Sie nicht mehr an.',
    heading: 'Ein Passkey wurde entfernt',
    why: (name) =>
      `Der Passkey „${name}“ wurde gerade aus Ihrem Konto entfernt. Er meldet Sie nicht mehr an.`,
  },
  passkeyCopied: {
    subject: 'Wir haben einen Ihrer Passkeys abgelehnt',
    preview: 'Vielleicht hat jemand eine Kopie davon.',
    heading: 'Wir haben einen Ihrer Passkeys abgelehnt',
    why: (name) =>
      `Jemand wollte gerade den Passkey „${name}“ verwenden, und er sah aus wie eine Kopie dessen, den Sie verwenden. Wir haben ihn abgelehnt. Wenn Sie das waren, entfernen Sie ihn bitte in Ihren Einstellungen und fügen Sie ihn neu hinzu.`,
  },
  recoveryCodeUsed: {
    subject: 'Ein Wiederherstellungscode wurde verwendet',
    preview: 'Jemand hat sich ohne Ihre Authentifizierungs-App angemeldet.',
    heading: 'Ein Wiederherstellungscode wurde verwendet',
    why: (left) =>
      `Jemand, vermutlich Sie selbst, hat gerade einen Ihrer Wiederherstellungscodes verwendet. ${left === '1' ? 'Einer ist' : `${left} sind`} noch übrig; neue können Sie in Ihren Einstellungen erstellen.`,
  },
};
