import type { Complete } from '@infinite/schema/words/locale';
import type { answerWords } from './answer.en.ts';

export const answerGerman: Complete<typeof answerWords> = {
  pageTitle: 'Ihre Antwort',
  heading: {
    REMINDER: 'Sollen wir das wie geplant senden?',
    SECOND_REMINDER: 'Sind Sie noch da?',
  },
  lead: {
    REMINDER:
      'Wenn alles gut ist, genügt ein Knopfdruck. Wenn Sie nicht antworten, schreiben wir Ihnen noch einmal.',
    SECOND_REMINDER: 'Wenn Sie nicht antworten, geht es wie geplant auf den Weg.',
  },
  untitled: 'Eine Nachricht ohne Titel',
  message: 'Nachricht',
  to: 'Für',
  planned: 'Geht auf den Weg am',
  confirm: {
    title: 'Alles ist gut',
    body: 'Sie geht wie geplant auf den Weg, und wir fragen nicht noch einmal.',
    action: 'Ja, wie geplant senden',
  },
  postpone: {
    title: 'Noch nicht',
    body: (place) => `Wählen Sie einen anderen Tag. Es gilt die Ortszeit in ${place}.`,
    day: 'Neuer Tag',
    time: 'Uhrzeit',
    action: 'Verschieben',
  },
  cancel: {
    title: 'Nicht senden',
    body: 'Niemand bekommt sie. Wir bewahren sie für Sie auf, und Sie können eine neue Nachricht daraus machen.',
    check: 'Ich bin sicher: nicht senden',
    action: 'Diese Nachricht anhalten',
  },
  change: 'Den Inhalt ändern',
  changeBody: 'Dafür melden Sie sich an.',
  answered: {
    CONFIRM: {
      title: 'Vielen Dank',
      body: 'Sie geht wie geplant auf den Weg. Wir fragen nicht noch einmal.',
    },
    POSTPONE: {
      title: 'Sie ist verschoben',
      body: 'Vor dem neuen Tag schreiben wir Ihnen wieder.',
    },
    CANCEL: {
      title: 'Sie ist angehalten',
      body: 'Niemand bekommt sie. Sie finden sie bei Ihren Nachrichten unter „Stopped“.',
    },
  },
  changeOfMind:
    'Wenn Sie es sich anders überlegen, können Sie das hier tun, bis sie auf dem Weg ist.',
  expired: {
    title: 'Dieser Link ist abgelaufen',
    body: 'Er gehört zu einer früheren Erinnerung. Nach dem Anmelden können Sie die Nachricht weiterhin sehen.',
  },
  passed: {
    title: 'Ihr Tag ist gekommen',
    body: 'Hier lässt sie sich nicht mehr ändern. Melden Sie sich an, um zu sehen, ob sie zugestellt und geöffnet wurde.',
  },
  gone: {
    title: 'Sie lässt sich nicht mehr ändern',
    body: 'Sie ist schon auf dem Weg, oder sie wurde zugestellt.',
  },
  unknown: {
    title: 'Hinter diesem Link finden wir nichts',
    body: 'Vielleicht ging beim Kopieren ein Teil verloren. Öffnen Sie ihn noch einmal aus der E-Mail, die Sie bekommen haben.',
  },
  problems: {
    INVALID_INPUT: 'Wählen Sie einen Tag und eine Uhrzeit, die noch kommen.',
    LINK_EXPIRED: 'Dieser Link ist abgelaufen. Melden Sie sich an, um die Nachricht zu ändern.',
  },
  failed: {
    title: 'Ihre Antwort hat uns nicht erreicht',
    body: 'Es wurde nichts geändert. Bitte drücken Sie den Knopf in einer Minute noch einmal.',
  },
  toMessages: 'Alle Ihre Nachrichten ansehen',
};
