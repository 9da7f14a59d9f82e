import path from 'node:path';
import type { Config } from '#config/config.ts';
import { FileMailer } from '#adapters/mailer/file-mailer.ts';
import type { Mailer } from '#adapters/mailer/port.ts';
import { SmtpMailer } from '#adapters/mailer/smtp-mailer.ts';

/** The mailer that the configuration names: a relay, or files under DATA_DIR. */
export function mailerFor(config: Pick<Config, 'mailUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  if (config.mailUrl) return new SmtpMailer(config.mailUrl, config.mailFrom);
  return new FileMailer(mailFolder(config), config.mailFrom);
}

/** Where mails are kept while no relay is configured. */
export function mailFolder(config: Pick<Config, 'dataDir'>): string {
  return path.join(config.dataDir, 'mail');
}
