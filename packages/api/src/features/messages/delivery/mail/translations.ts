import { lateReasonsGerman } from '@infinite/schema/words/received.de';
import { lateReasonsSpanish } from '@infinite/schema/words/received.es';
import { authorMailsGerman } from '#features/messages/delivery/mail/author-mails.de.ts';
import { authorMailsSpanish } from '#features/messages/delivery/mail/author-mails.es.ts';
import { deliveryMailsGerman } from '#features/messages/delivery/mail/delivery-mails.de.ts';
import { deliveryMailsSpanish } from '#features/messages/delivery/mail/delivery-mails.es.ts';
import { recipientMailsGerman } from '#features/messages/delivery/mail/recipient-mails.de.ts';
import { recipientMailsSpanish } from '#features/messages/delivery/mail/recipient-mails.es.ts';

/** Of all mails about messages. */
export const translations = {
  de: {
    authorMails: authorMailsGerman,
    deliveryMails: deliveryMailsGerman,
    lateReasons: lateReasonsGerman,
    recipientMails: recipientMailsGerman,
  },
  es: {
    authorMails: authorMailsSpanish,
    deliveryMails: deliveryMailsSpanish,
    lateReasons: lateReasonsSpanish,
    recipientMails: recipientMailsSpanish,
  },
};
