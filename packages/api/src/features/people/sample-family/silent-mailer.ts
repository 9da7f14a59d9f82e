import { sampleMailDomain } from '@infinite/schema/catalogue/sample-family';
import type { Mailer, OutgoingMail } from '#adapters/mailer/port.ts';

/** Drops all mail to the people of a sample family, for every sender. */
export function withoutSampleMail(mailer: Mailer): Mailer {
  return {
    ...mailer,
    send: async (mail: OutgoingMail) =>
      mail.to.address.toLowerCase().endsWith(`@${sampleMailDomain}`)
        ? { response: 'not sent: nobody reads it' }
        : mailer.send(mail),
  };
}
