import { nameInSubject } from '@infinite/schema/text/name-in-subject';
import type { Complete } from '@infinite/schema/words/locale';
import type { captureMailWords } from '#features/stories/captures/mail/capture-mail.en.ts';

export const captureMailsGerman: Complete<typeof captureMailWords> = {
  sign: 'Infinite Connections',
  subject: (askedBy) =>
    `Eine Frage an Sie von ${nameInSubject(askedBy, 'jemandem, den Sie kennen')}`,
  hello: (person) => `Guten Tag, ${person},`,
  asks: (askedBy) => `${askedBy} würde gern von Ihnen hören:`,
  action: 'Mit meiner Stimme antworten',
  how: 'Sie brauchen kein Konto. Drücken Sie auf den Knopf und sprechen Sie, so lange Sie möchten. Sie können auch schreiben oder eine andere Frage wählen.',
  why: (askedBy, familyName) =>
    `${askedBy} bewahrt bei Infinite Connections Geschichten für „${familyName}“ auf. Auf der Seite hinter dem Knopf steht, wer Sie hören wird, und dort können Sie löschen, was Sie gesagt haben. Dieser Link gehört Ihnen allein.`,
  stop: 'Keine solchen E-Mails mehr',
};
