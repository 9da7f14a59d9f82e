import type { secondStepPageWords } from '#words/auth-modal.en.ts';
import type { Complete } from '#words/locale.ts';
import type { passkeyWords } from '#words/passkeys.en.ts';
import type { secondFactorWords } from '#words/second-factor.en.ts';

export const secondFactorGerman: Complete<typeof secondFactorWords> = {
  needed: 'Bitte bestätigen Sie mit einem Code, dass Sie es sind.',
  missing:
    'Bitte richten Sie zuerst die Anmeldung in zwei Schritten ein. Wer hier verwaltet, braucht sie.',
  over: 'Das hat zu lange gedauert, oder es wurden zu viele Codes versucht. Bitte melden Sie sich noch einmal mit Ihrem Passwort an.',
  codeMissing: 'Bitte geben Sie einen Code ein.',
  codeWrong:
    'Dieser Code stimmt nicht. Codes wechseln alle 30 Sekunden und gelten nur einmal; bitte nehmen Sie den nächsten.',
  recoveryWrong: 'Dieser Wiederherstellungscode stimmt nicht, oder er wurde schon benutzt.',
  firstCodeWrong:
    'Dieser Code passt nicht. Bitte prüfen Sie, ob Ihr Telefon die Uhrzeit automatisch stellt, und versuchen Sie den nächsten Code.',
  alreadyOn:
    'Eine Authentifizierungs-App ist schon eingerichtet. Schalten Sie sie zuerst aus, um eine andere zu verwenden.',
  setUpGone: 'Diese Einrichtung ist nicht mehr offen. Bitte beginnen Sie noch einmal.',
  notOn:
    'Die Anmeldung in zwei Schritten ist ausgeschaltet, deshalb gibt es keine Wiederherstellungscodes.',
  step: {
    heading: 'Noch ein Schritt',
    subtitle:
      'Geben Sie den Code aus Ihrer Authentifizierungs-App ein oder einen Ihrer Wiederherstellungscodes.',
    code: 'Code',
    hint: 'Sechs Ziffern aus Ihrer App oder ein Wiederherstellungscode wie k7mp-2xwd-9hte.',
    submit: 'Bestätigen',
    pending: 'Wird geprüft …',
    back: 'Von vorn beginnen',
    failedTitle: 'Anmeldung fehlgeschlagen',
    failed: 'Das konnten wir gerade nicht prüfen. Bitte versuchen Sie es noch einmal.',
  },
};

export const secondStepPageGerman: Complete<typeof secondStepPageWords> = {
  title: 'Noch ein Schritt zur Anmeldung',
  lead: 'Geben Sie den Code aus Ihrer Authentifizierungs-App ein oder einen Ihrer Wiederherstellungscodes.',
  description:
    'Der zweite Schritt der Anmeldung bei Infinite Connections: ein Code aus Ihrer Authentifizierungs-App oder ein Wiederherstellungscode.',
  keywords: ['Anmeldung', 'zwei Schritte', 'Code', 'Wiederherstellungscode'],
  again: 'Nach Ihrem Passwort wird nach dem Code gefragt.',
  toSignIn: 'Beginnen Sie noch einmal mit Ihrem Passwort.',
};

export const passkeysGerman: Complete<typeof passkeyWords> = {
  refused:
    'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
  over: 'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  none: 'Für dieses Konto gibt es keinen Passkey. Bitte verwenden Sie einen Code.',
  tooMany: 'Sie haben so viele Passkeys, wie ein Konto haben kann. Entfernen Sie zuerst einen.',
  known: 'Dieser Passkey steht schon in Ihrer Liste.',
  nameMissing: 'Bitte geben Sie einen Namen ein.',
  nameTooLong: 'Bitte wählen Sie einen Namen mit höchstens 60 Zeichen.',
  signIn: 'Mit einem Passkey anmelden',
  second: 'Stattdessen einen Passkey verwenden',
  confirm: 'Stattdessen einen Passkey verwenden',
  pending: 'Ihr Gerät ist dran …',
  failed:
    'Ihr Gerät hat uns keinen Passkey gegeben. Nichts wurde geändert; bitte versuchen Sie es noch einmal.',
};
