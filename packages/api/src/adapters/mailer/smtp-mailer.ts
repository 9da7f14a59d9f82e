import { createTransport, type SendMailOptions } from 'nodemailer';
import { mimeMessage, parseSender } from '#adapters/mailer/mime-message.ts';
import {
  MailRefused,
  MailUnsendable,
  type Mailer,
  type OutgoingMail,
} from '#adapters/mailer/port.ts';
import { classifySmtpFailure } from '#adapters/mailer/smtp-failure.ts';
import { wholeMail } from '#adapters/mailer/whole-mail.ts';

/** Timeout of one mail; shorter for a newsletter, since the next ones wait for it. */
export const smtpPatienceSeconds = 120;
const newsletterPatienceSeconds = 30;

/** Concurrent connections to the relay, per process. */
export const smtpConnections = 20;
/** In addition, for newsletters only. */
const newsletterConnections = 10;

/** Sends mails to an SMTP relay over a connection pool. `MAIL_URL` is smtp:// or smtps://. */
export class SmtpMailer implements Mailer {
  readonly #from: { name: string; address: string };
  readonly #transport;
  /** A separate pool: newsletters that wait in it delay no delivery. */
  readonly #newsletters;

  constructor(url: string, from: string) {
    this.#from = parseSender(from);
    this.#transport = pool(url, smtpConnections);
    this.#newsletters = pool(url, newsletterConnections);
  }

  readonly send = async (mail: OutgoingMail): Promise<{ response: string }> => {
    const isNewsletter = mail.purpose === 'newsletter';
    const seconds = isNewsletter ? newsletterPatienceSeconds : smtpPatienceSeconds;
    const message = mimeMessage(mail, this.#from);
    const progress: Progress = { dotSent: false };
    try {
      const sent = await (isNewsletter ? this.#newsletters : this.#transport).sendMail({
        ...message,
        progress,
        signal: AbortSignal.timeout(seconds * 1000),
      } as SendOptions);
      return { response: sent.response ?? '' };
    } catch (error) {
      throw refusalOf(error, progress.dotSent);
    }
  };

  readonly check = async (): Promise<void> => {
    await this.#transport.verify();
  };

  readonly close = (): Promise<void> => {
    this.#transport.close();
    this.#newsletters.close();
    return Promise.resolve();
  };
}

/** The progress of the conversation about one mail. */
interface Progress {
  dotSent: boolean;
}

/** nodemailer passes unknown options on to plugins. */
type SendOptions = SendMailOptions & { readonly progress: Progress };

function pool(url: string, maxConnections: number) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    maxMessages: Infinity,
    // A mail whose connection broke may have arrived. The caller decides on a retry and records it;
    // the pool's own silent retries would not be recorded.
    maxRequeues: 0,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  });
  transport.use('stream', (mail, done) => {
    const { progress } = mail.data as SendOptions;
    mail.message.processFunc((pieces) =>
      // The final dot follows the last byte of the mail: while that byte is unread, nothing was
      // accepted.
      wholeMail(pieces).once('end', () => {
        progress.dotSent = true;
      }),
    );
    done();
  });
  return transport;
}

/** Maps nodemailer's error to the port's. */
function refusalOf(error: unknown, dotSent: boolean): unknown {
  if (!(error instanceof Error)) return error;
  const { responseCode, command, response, code, originalCode } = error as Error & NodemailerError;
  // nodemailer refused to start: it considers the address invalid.
  if (command === 'API' && code === 'EENVELOPE') return new MailUnsendable(error);
  const { kind, final } = classifySmtpFailure({ command, responseCode, response, dotSent });
  if (kind === 'unknown') return error;
  const words = response ?? `no conversation with the mail server (${originalCode ?? code ?? ''})`;
  const about = kind === 'about-recipient' ? 'recipient' : 'relay';
  return new MailRefused(final, words, kind !== 'nothing-handed-over', about);
}

interface NodemailerError {
  responseCode?: number;
  command?: string;
  response?: string;
  code?: string;
  originalCode?: string;
}
