import { createTransport } from 'nodemailer';
import { mimeMessage, parseSender } from '#adapters/mailer/mime-message.ts';
import { MailRefused, type Mailer, type OutgoingMail } from '#adapters/mailer/port.ts';

/** Longest time one mail may take. */
const smtpPatienceSeconds = 120;

/** Conversations with the relay at once, in one process. */
export const smtpConnections = 20;

/** Hands mails to an SMTP relay over a pool of connections. `MAIL_URL` is smtp:// or smtps://. */
export class SmtpMailer implements Mailer {
  readonly #from: { name: string; address: string };
  readonly #transport;

  constructor(url: string, from: string) {
    this.#from = parseSender(from);
    this.#transport = createTransport({
      url,
      pool: true,
      maxConnections: smtpConnections,
      maxMessages: Infinity,
      // A mail whose connection broke may have arrived. Sending it again is the caller's decision,
      // who writes it down; the pool's own silent repeats would not be.
      maxRequeues: 0,
      connectionTimeout: 20_000,
      greetingTimeout: 20_000,
      socketTimeout: 60_000,
    });
  }

  async send(mail: OutgoingMail): Promise<{ response: string }> {
    try {
      const sent = await this.#transport.sendMail({
        ...mimeMessage(mail, this.#from),
        signal: AbortSignal.timeout(smtpPatienceSeconds * 1000),
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
    return Promise.resolve();
  }
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
    return new MailRefused(false, `no connection to the mail server (${code ?? 'unknown'})`);
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
