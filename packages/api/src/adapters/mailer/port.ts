/** A mail ready to be handed over: both bodies written, addresses bare. */
export interface OutgoingMail {
  /**
   * account, delivery: always sent. notice: anything else; an administrator can switch it off
   * (emailNotifications). newsletter: to many at once, on connections of its own, so that nothing
   * else ever waits behind it.
   */
  readonly purpose: 'account' | 'delivery' | 'notice' | 'newsletter';
  /** Without angle brackets; the same for every try of one mail, so that a repeat is recognised. */
  readonly messageId: string;
  readonly to: { readonly name?: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date?: Date;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where a later bounce goes (SMTP MAIL FROM); the sender's own address when absent. */
  readonly returnPath?: string;
}

export interface Mailer {
  /**
   * Hands the mail to the next server and waits for its answer.
   * @throws MailRefused when the server said no; another error when nothing is known
   */
  send(mail: OutgoingMail): Promise<{ response: string }>;
  /** Fails when the next server cannot be reached or does not let us in; sends nothing. */
  check?(): Promise<void>;
  close?(): Promise<void>;
}

/** The far server answered and refused; `permanent` is a 5xx of SMTP. */
export class MailRefused extends Error {
  constructor(
    readonly permanent: boolean,
    readonly response: string,
    /** False when no conversation began: then it says nothing about the mail or its reader. */
    readonly reached: boolean = true,
  ) {
    super(`the mail was refused ${permanent ? 'for good' : 'for now'}`);
    this.name = 'MailRefused';
  }
}
