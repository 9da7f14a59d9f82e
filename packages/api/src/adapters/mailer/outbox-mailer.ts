import type { Mailer, OutgoingMail } from '#adapters/mailer/port.ts';

/** Keeps what was sent, for tests. */
export class OutboxMailer implements Mailer {
  readonly sent: OutgoingMail[] = [];

  send(mail: OutgoingMail): Promise<{ response: string }> {
    this.sent.push(mail);
    return Promise.resolve({ response: '250 kept' });
  }
}
