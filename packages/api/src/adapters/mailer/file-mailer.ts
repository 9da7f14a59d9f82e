import { access, constants, mkdir, open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { mimeMessage, parseSender } from '#adapters/mailer/mime-message.ts';
import { MailRefused, type Mailer, type OutgoingMail } from '#adapters/mailer/port.ts';

/**
 * Keeps each mail as a complete message in DATA_DIR/mail, one .eml file a Message-ID. A mail sent
 * twice is kept once; a file is there whole or not at all, after a power cut too.
 */
export class FileMailer implements Mailer {
  readonly #from: { name: string; address: string };
  readonly #composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(
    private readonly folder: string,
    from: string,
  ) {
    this.#from = parseSender(from);
  }

  readonly send = async (mail: OutgoingMail): Promise<{ response: string }> => {
    const message = mimeMessage(mail, this.#from);
    const name = `${mail.messageId.replaceAll(/[^\w.@-]/g, '_')}.eml`;
    const target = path.join(this.folder, name);
    if (await exists(target)) return { response: `250 kept before as ${name}` };
    const composed = await this.#composer.sendMail(message);
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeWhole(target, composed.message as Buffer);
    } catch (error) {
      // A full disk is a local fault, not a refusal by the recipient; the same file name makes a
      // retry idempotent.
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
      throw new MailRefused(false, `the mail cannot be kept in a file (${code})`, false);
    }
    return { response: `250 kept as ${name}` };
  };

  /** Fails when the folder cannot be written to. */
  readonly check = async (): Promise<void> => {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await access(this.folder, constants.W_OK);
  };

  readonly close = (): Promise<void> => Promise.resolve();
}

async function writeWhole(target: string, bytes: Buffer): Promise<void> {
  const unfinished = `${target}.${process.pid}.part`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, target);
  const folder = await open(path.dirname(target), 'r');
  await folder.sync().finally(() => folder.close());
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
