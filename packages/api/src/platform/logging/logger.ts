import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '#config/config.ts';

export type { Logger };

/** Redacts e-mails, tokens and content, whatever object a caller logs. */
const redacted = [
  'email',
  'password',
  'token',
  'to',
  'subject',
  'body',
  'title',
  'note',
  'fileName',
  'file_name',
  'filename',
  'metadata',
  'authorization',
  'cookie',
];

/** @param to where lines go; standard output by default */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  to: DestinationStream = pino.destination(1),
): Logger {
  const options = {
    level: config.logLevel,
    redact: {
      paths: [...redacted, ...redacted.map((key) => `*.${key}`), 'req.headers', 'res.headers'],
      remove: true,
    },
  };
  return pino(options, to);
}
