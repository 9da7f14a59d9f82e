import { sampleMailDomain } from '@infinite/schema/catalogue/sample-family';
import type { Mailer, OutgoingMail } from '#adapters/mailer/port.ts';

/** No mail leaves for the people of a sample family, whoever might have asked for one. */
export function silentForSamples(mailer: Mailer): Mailer {
  return {
    ...mailer,
    send: async (mail: OutgoingMail) =>
      mail.to.address.toLowerCase().endsWith(`@${sampleMailDomain}`)
        ? { response: 'not sent: nobody reads it' }
        : mailer.send(mail),
  };
}
