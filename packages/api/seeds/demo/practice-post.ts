import { MailRefused, type Mailer, type OutgoingMail } from '#adapters/mailer/port.ts';

/**
 * The post of the sample family: mails are kept as they would be without a relay, but one address
 * is known to be gone and one server is resting, so that a failure and a retry can be looked at.
 */
export class PracticePost implements Mailer {
  static readonly gone = 'great-aunt-vera@example.org';
  static readonly resting = 'choir@example.org';
  readonly sent: OutgoingMail[] = [];
  readonly check: Mailer['check'];
  readonly close: Mailer['close'];

  constructor(private readonly kept: Mailer) {
    ({ check: this.check, close: this.close } = kept);
  }

  readonly send = async (mail: OutgoingMail): Promise<{ response: string }> => {
    if (mail.to.address === PracticePost.gone) {
      throw new MailRefused(true, '550 5.1.1 This mailbox does not exist');
    }
    if (mail.to.address === PracticePost.resting) {
      throw new MailRefused(false, '451 4.3.2 The server is resting, try again later');
    }
    this.sent.push(mail);
    return this.kept.send(mail);
  };

  /** The personal link in the latest mail to an address. */
  latestLink(address: string): string | null {
    const mail = this.sent.findLast(({ to, text }) => to.address === address && link.test(text));
    return link.exec(mail?.text ?? '')?.[1] ?? null;
  }
}

const link = /\/shared\/([\w-]{43})/;
