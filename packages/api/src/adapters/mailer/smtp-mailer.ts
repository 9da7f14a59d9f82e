import { createTransport } from 'nodemailer';
import { mimeMessage, parseSender } from '#adapters/mailer/mime-message.ts';
import { MailRefused, type Mailer, type OutgoingMail } from '#adapters/mailer/port.ts';

/** Longest time one mail may take; of a newsletter less, since its next ones wait for it. */
const smtpPatienceSeconds = 120;
const newsletterPatienceSeconds = 30;

/** Conversations with the relay at once, in one process. */
export const smtpConnections = 20;
/** Beside them, for newsletters alone. */
const newsletterConnections = 10;

/** Hands mails to an SMTP relay over a pool of connections. `MAIL_URL` is smtp:// or smtps://. */
export class SmtpMailer implements Mailer {
  readonly #from: { name: string; address: string };
  readonly #transport;
  /** A lane of its own: what waits in it holds up no delivery. */
  readonly #newsletters;

  constructor(url: string, from: string) {
    this.#from = parseSender(from);
    this.#transport = pool(url, smtpConnections);
    this.#newsletters = pool(url, newsletterConnections);
  }

  async send(mail: OutgoingMail): Promise<{ response: string }> {
    const isNewsletter = mail.purpose === 'newsletter';
    const seconds = isNewsletter ? newsletterPatienceSeconds : smtpPatienceSeconds;
    try {
      const sent = await (isNewsletter ? this.#newsletters : this.#transport).sendMail({
        ...mimeMessage(mail, this.#from),
        signal: AbortSignal.timeout(seconds * 1000),
      });
      return { response: sent.response ?? '' };
    } catch (error) {
      throw refusalOf(error);
    }
  }

  async check(): Promise<void> {
    await this.#transport.verify();
  }

  close(): Promise<void> {
    this.#transport.close();
    this.#newsletters.close();
    return Promise.resolve();
  }
}

function pool(url: string, maxConnections: number) {
  return createTransport({
    url,
    pool: true,
    maxConnections,
    maxMessages: Infinity,
    // A mail whose connection broke may have arrived. Sending it again is the caller's decision,
    // who writes it down; the pool's own silent repeats would not be.
    maxRequeues: 0,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  });
}

/**
 * What the server's answer means. Only its word about this recipient or this content is final; a
 * refused sender, sign-in or greeting is the operator's to mend and must not fail what waits.
 */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { responseCode, command, response, code, syscall } = error as Error & SmtpFailure;
  if (responseCode) {
    const isAboutMail = command === 'RCPT TO' || command === 'DATA';
    const permanent = isAboutMail && responseCode >= 500 && responseCode !== 552;
    return new MailRefused(permanent, response ?? String(responseCode));
  }
  // Before a conversation began nothing can have been handed over; after that, nobody knows.
  if (syscall === 'connect' || code === 'EDNS') {
    return new MailRefused(false, `no connection to the mail server (${code ?? 'unknown'})`, false);
  }
  return error;
}

interface SmtpFailure {
  responseCode?: number;
  command?: string;
  response?: string;
  code?: string;
  syscall?: string;
}
