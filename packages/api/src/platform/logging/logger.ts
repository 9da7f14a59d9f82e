import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '#config/config.ts';

export type { Logger };

/** No e-mail, token or content may reach a log, whatever object a caller hands over. */
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

/** @param to where lines go; standard output if not said */
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
