/** A mail ready to be handed over: both bodies written, addresses bare. */
export interface OutgoingMail {
  /**
   * account, delivery: always sent. notice: anything else; an administrator can switch it off
   * (emailNotifications). newsletter: to many at once, on connections of its own, so that nothing
   * else ever waits behind it.
   */
  readonly purpose: 'account' | 'delivery' | 'notice' | 'newsletter';
  /**
   * Without angle brackets; the same for every attempt of one mail, so that duplicates are
   * recognized.
   */
  readonly messageId: string;
  readonly to: { readonly name?: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date?: Date;
  readonly headers?: Readonly<Record<string, string>>;
  /** The bounce address (SMTP MAIL FROM); the sender's own address if absent. */
  readonly returnPath?: string;
}

/**
 * What stands around a mailer spreads it: `{ ...mailer, send }`. So every method is required, and an
 * adapter has them as properties of its own, which a spread copies; those of a prototype are lost.
 */
export interface Mailer {
  /**
   * Hands the mail to the next server and waits for its answer.
   * @throws MailRefused when the mail is certainly not with the next server
   * @throws MailUnsendable when the mail itself cannot be written
   * @throws another error when nobody knows whether the mail arrived
   */
  send(mail: OutgoingMail): Promise<{ response: string }>;
  /** Fails if the next server is unreachable or refuses the login; sends nothing. */
  check(): Promise<void>;
  /** Closes its connections. */
  close(): Promise<void>;
}

/** The mail was definitely not accepted by the next server. */
export class MailRefused extends Error {
  constructor(
    /** The mailbox will never accept it. True only if the refusal is about the recipient. */
    readonly permanent: boolean,
    readonly response: string,
    /** False if nothing was sent: then it says nothing about the mail or its recipient. */
    readonly reached: boolean = true,
    /** Who is at fault: only 'recipient' may make a delivery fail. */
    readonly about: 'recipient' | 'relay' = reached ? 'recipient' : 'relay',
  ) {
    super(`the mail was refused ${permanent ? 'for good' : 'for now'}`);
    this.name = 'MailRefused';
  }
}

/** The mail cannot be composed: nothing was sent, and a retry would fail the same way. */
export class MailUnsendable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'the mail cannot be written', { cause });
    this.name = 'MailUnsendable';
  }
}
