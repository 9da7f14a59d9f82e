import type { Complete } from '#words/locale.ts';
import type { refusalWords } from '#words/refusals.en.ts';

const changedElsewhere =
  'Das wurde anderswo geändert. Nichts ist verloren; sehen Sie sich beides an.';

export const refusalsGerman: Complete<typeof refusalWords> = {
  UNAUTHENTICATED: 'Bitte melden Sie sich an. Nichts von dem, was Sie gemacht haben, ist verloren.',
  KEY_UNKNOWN: 'Diesen API-Schlüssel gibt es nicht.',
  KEY_EXPIRED: 'Dieser API-Schlüssel ist abgelaufen.',
  KEY_REVOKED: 'Dieser API-Schlüssel wurde widerrufen.',
  KEY_STOPPED: 'Dieser API-Schlüssel ruht.',
  FORBIDDEN: 'Das steht Ihrem Konto nicht offen.',
  EMAIL_UNCONFIRMED: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  PASSWORD_NEEDED: 'Bitte geben Sie Ihr Passwort noch einmal ein.',
  SECOND_FACTOR_MISSING:
    'Bitte richten Sie zuerst die Anmeldung in zwei Schritten ein. Wer hier verwaltet, braucht sie.',
  SECOND_STEP_NEEDED: 'Bitte bestätigen Sie mit einem Code, dass Sie es sind.',
  SAMPLE_FAMILY: 'Die Beispielfamilie lässt sich ansehen, aber nicht ändern.',
  NOT_FOUND: 'Das konnten wir nicht finden. Vielleicht wurde es entfernt.',
  INVALID_INPUT: 'Bitte sehen Sie sich das Formular noch einmal an.',
  CONFLICT: changedElsewhere,
  PRECONDITION_FAILED: changedElsewhere,
  WRONG_STATE: 'Das ist an dieser Stelle nicht mehr möglich.',
  CSRF: 'Diese Seite war zu lange offen. Laden Sie sie neu und versuchen Sie es noch einmal.',
  REGISTRATION_CLOSED: 'Zurzeit können keine neuen Konten angelegt werden.',
  ACCOUNT_SUSPENDED:
    'Dieses Konto ist gesperrt. Schreiben Sie an unseren Support, dann sehen wir es uns gemeinsam an.',
  LINK_EXPIRED: 'Dieser Link ist abgelaufen. Bitten Sie um einen neuen.',
  TOO_LARGE: 'Das ist größer, als wir annehmen können.',
  PLAN_FULL: 'In Ihrem Tarif ist kein Platz mehr für Fotos, Videos und Dateien.',
  UNSUPPORTED_MEDIA: 'Diese Art von Datei wird nicht unterstützt.',
  RATE_LIMITED: 'Zu viele Versuche. Bitte warten Sie ein wenig und versuchen Sie es noch einmal.',
  UNAVAILABLE: 'Der Dienst ruht einen Moment. Bitte versuchen Sie es gleich noch einmal.',
  TOO_SLOW: 'Die Verbindung war zu langsam. Nichts ist verloren; versuchen Sie es noch einmal.',
  RANGE_UNSATISFIABLE: 'In diesem Teil der Datei ist nichts.',
  WRONG_HOST: 'Unter dieser Adresse antwortet dieser Server nicht.',
  TOO_COSTLY: 'Das war zu viel auf einmal.',
  INTERNAL:
    'Bei uns ist etwas schiefgegangen. Nichts von dem, was Sie gemacht haben, ist verloren.',
};
