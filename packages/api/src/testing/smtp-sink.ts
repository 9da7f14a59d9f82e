import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A mail that the sink acknowledged, or took and then broke off. */
export interface SunkMail {
  messageId: string;
  to: string[];
  /** Its return path: the address of MAIL FROM. */
  from: string;
  raw: Buffer;
  acknowledged: boolean;
}

/** How the sink answers one recipient. */
export type SinkAnswer =
  | 'accept'
  | { refuse: number; words: string }
  | 'drop-before-data'
  /** Takes the whole mail and loses the line before saying so. */
  | 'drop-after-data';

/** A real SMTP server on a free local port that keeps what it is given. */
export class SmtpSink {
  readonly mails: SunkMail[] = [];
  answer: (recipient: string) => SinkAnswer = () => 'accept';
  /** How long it thinks between the whole mail and its word about it. */
  pauseMs: (recipient: string) => number = () => 0;
  readonly #sockets = new Map<string, Socket>();
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      logger: false,
      onRcptTo: (address, session, callback) => {
        const answer = this.answer(address.address);
        if (typeof answer === 'object') return callback(refusal(answer));
        if (answer === 'drop-before-data') return this.#drop(session);
        return callback();
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks);
          const to = session.envelope.rcptTo.map((recipient) => recipient.address);
          const dropped = this.answer(to[0] ?? '') === 'drop-after-data';
          const { mailFrom } = session.envelope;
          const from = mailFrom ? mailFrom.address : '';
          this.mails.push({ messageId: messageIdOf(raw), to, from, raw, acknowledged: !dropped });
          const wait = this.pauseMs(to[0] ?? '');
          if (dropped) this.#drop(session);
          else if (wait > 0) setTimeout(callback, wait);
          else callback();
        });
      },
    });
    // A client that is killed in mid-sentence is what the sink is for.
    this.#server.on('error', () => undefined);
    this.#server.server.on('connection', (socket: Socket) => {
      this.#sockets.set(`${socket.remoteAddress}:${socket.remotePort}`, socket);
      socket.on('close', () =>
        this.#sockets.delete(`${socket.remoteAddress}:${socket.remotePort}`),
      );
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => resolve());
    });
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  read(index: number): Promise<Email> {
    const mail = this.mails.at(index);
    if (!mail) throw new Error(`the sink holds no mail ${index}`);
    return PostalMime.parse(mail.raw);
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets.values()) socket.destroy();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }

  #drop(session: SMTPServerSession): void {
    this.#sockets.get(`${session.remoteAddress}:${session.remotePort}`)?.destroy();
  }
}

function refusal(answer: { refuse: number; words: string }): Error {
  return Object.assign(new Error(answer.words), { responseCode: answer.refuse });
}

/** Cheap on purpose: the kill test and the bench take thousands of mails. */
function messageIdOf(raw: Buffer): string {
  return /^message-id:\s*<([^>]+)>/im.exec(raw.subarray(0, 4096).toString('latin1'))?.[1] ?? '';
}
