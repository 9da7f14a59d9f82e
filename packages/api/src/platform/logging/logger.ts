import pino, { type Logger } from 'pino';
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
  'authorization',
  'cookie',
];

export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    redact: {
      paths: [...redacted, ...redacted.map((key) => `*.${key}`), 'req.headers', 'res.headers'],
      remove: true,
    },
  });
}
