import type { Mailer, OutgoingMail } from '#adapters/mailer/port.ts';

/** Records sent mail, for tests; they may replace `send`. */
export class OutboxMailer implements Mailer {
  readonly sent: OutgoingMail[] = [];

  send: Mailer['send'] = (mail) => {
    this.sent.push(mail);
    return Promise.resolve({ response: '250 kept' });
  };

  readonly check = (): Promise<void> => Promise.resolve();
  readonly close = (): Promise<void> => Promise.resolve();
}
