import { z } from 'zod';
import path from 'node:path';
import { isStorageUrl } from '#adapters/storage/storage.ts';
import { trustedProxies, type IsTrustedProxy } from '#platform/http/trusted-proxies.ts';

/** Everything the environment can configure, read once (`docs/operations.md` lists it). */
export interface Config {
  readonly production: boolean;
  readonly role: 'all' | 'web' | 'worker';
  readonly host: string;
  readonly port: number;
  /** Scheme, host and port that readers see in links; never ends in a slash. */
  readonly publicOrigin: string;
  /** Additional Host headers to accept, beside the public origin's and this machine's names. */
  readonly allowedHosts: readonly string[];
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly isTrustedProxy: IsTrustedProxy;
  readonly dataDir: string;
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly storageUrl: string | undefined;
  /** Where backups go; absent: `dataDir`/backups. */
  readonly backupUrl: string | undefined;
  /** When the daily backup runs, UTC, `HH:MM`; null: manual backups only. */
  readonly backupAt: string | null;
  /** Absent: mails are kept in `dataDir`/mail. */
  readonly mailUrl: string | undefined;
  readonly mailFrom: string;
  /** 32 bytes, base64. Absent: made at first start in `dataDir`/keys. */
  readonly masterKey: string | undefined;
  /** Former master keys, base64: they decrypt what was sealed before a change of `masterKey`. */
  readonly masterKeysBefore: readonly string[];
  /** Mailbox of the relay that takes bounces of newsletters; absent: the sender's address. */
  readonly newsletterReturnAddress: string | undefined;
  /**
   * The secret with which the relay signs its bounce and complaint reports; absent: reports are
   * refused.
   */
  readonly newsletterFeedbackSecret: string | undefined;
  /** Mailbox of the relay that takes bounces of deliveries; absent: the sender's address. */
  readonly deliveryReturnAddress: string | undefined;
  /** The secret with which the relay signs its delivery reports; absent: reports are refused. */
  readonly deliveryFeedbackSecret: string | undefined;
  /** Where answers to support's emails arrive; absent: the address of support. */
  readonly inboundMailAddress: string | undefined;
  /** The secret with which the mail server signs what arrives for support; absent: it is refused. */
  readonly inboundMailSecret: string | undefined;
  /** Webhook for alarms, as JSON; private addresses are allowed. */
  readonly alarmWebhook: string | undefined;
  readonly alarmWebhookSecret: string | undefined;
  /** Heartbeat URL, called every minute while no alarm is open. */
  readonly heartbeatUrl: string | undefined;
  /** The administrator's address; gets the alarms. */
  readonly adminEmail: string;
  /** Whether administrators administer only once they have set up sign-in in two steps. */
  readonly adminSecondFactorRequired: boolean;
  readonly supportEmail: string;
  readonly supportPhone: string;
  /** Who runs the installation and answers for it, as the legal pages name them; null: not set. */
  readonly operator: {
    readonly name: string | null;
    readonly address: string | null;
    /** Companies that process data for the operator: hosts, mail relays, backup storage. */
    readonly processors: readonly string[];
  };
  readonly metricsToken: string | undefined;
  /** Script of the analytics provider that counts sign-ups; absent: nothing is loaded. */
  readonly analyticsScriptUrl: string | undefined;
  /** Whether visitors may open the sample family (/demo). */
  readonly demo: boolean;
  /** Whether webhooks may use http on this machine, for development; never in production. */
  readonly webhooksToLocalhost: boolean;
  /** Notifies search engines of new articles (indexnow.org); absent: no notifications. */
  readonly indexNowKey: string | undefined;
  readonly indexNowUrl: string;
  /** Where speech becomes text: in the engine that comes with the product, at a service, or nowhere. */
  readonly speech:
    | 'here'
    | 'off'
    | { readonly url: string; readonly key: string | undefined; readonly model: string };
  /** ClamAV's daemon, which scans what is uploaded; absent: nothing scans it. */
  readonly clamd: { readonly host: string; readonly port: number } | undefined;
  /** Whether what is said is found by its meaning, too. */
  readonly meaning: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** Thrown when the environment is invalid; lists every fault at once. */
export class ConfigurationProblem extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length} fault(s):\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    );
    this.faults = faults;
    this.name = 'ConfigurationProblem';
  }
}

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const text = (fallback: string) => z.preprocess(blankIsAbsent, z.string().default(fallback));
const optionalUrl = (...schemes: string[]) =>
  z.preprocess(
    blankIsAbsent,
    z
      .string()
      .refine((v) => URL.canParse(v) && schemes.includes(new URL(v).protocol), {
        message: `must be a URL that starts with ${schemes.join(' or ')}`,
      })
      .optional(),
  );

const storageUrl = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .refine(isStorageUrl, {
      message: 'must be file:///folder or s3://bucket/prefix?endpoint=https://…&region=…',
    })
    .optional(),
);
const listed = (list: string) =>
  list
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);
const hostsIn = (list: string) =>
  list
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);

const clamdAddress = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .regex(/^[\w.-]+(:\d{1,5})?$/, { message: 'must be a host name, or one and its port' })
    .transform((address) => {
      const [host = '', port = '3310'] = address.split(':');
      return { host, port: Number(port) };
    })
    .optional(),
);

const environment = z.object({
  NODE_ENV: text('development'),
  ROLE: z.preprocess(blankIsAbsent, z.enum(['all', 'web', 'worker']).default('all')),
  HOST: text('127.0.0.1'),
  PORT: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(65535).default(3000)),
  PUBLIC_ORIGIN: optionalUrl('http:', 'https:'),
  ALLOWED_HOSTS: text('').refine(
    (list) => hostsIn(list).every((host) => URL.canParse(`http://${host}/`)),
    'must be hosts, by commas: family.example, app:3000',
  ),
  TRUST_PROXY: text('loopback').refine(
    (list) => trustedProxies(list) !== null,
    'must be addresses, CIDR ranges, loopback, linklocal, uniquelocal or none, by commas',
  ),
  DATA_DIR: text('./data'),
  DATABASE_URL: optionalUrl('postgres:', 'postgresql:'),
  STORAGE_URL: storageUrl,
  BACKUP_URL: storageUrl,
  BACKUP_SCHEDULE: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(
        /^(nightly|off|([01]\d|2[0-3]):[0-5]\d)$/,
        'must be nightly, off or a time such as 02:30',
      )
      .default('nightly'),
  ),
  MAIL_URL: optionalUrl('smtp:', 'smtps:'),
  MAIL_FROM: text('Infinite Connections <post@example.org>'),
  MASTER_KEY: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .refine((v) => Buffer.from(v, 'base64').length === 32, {
        message: 'must be 32 bytes in base64',
      })
      .optional(),
  ),
  MASTER_KEY_PREVIOUS: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((v) => v.trim()) : []),
    z.array(
      z
        .string()
        .trim()
        .refine((v) => Buffer.from(v, 'base64').length === 32, {
          message: 'must be keys of 32 bytes in base64, separated by commas',
        }),
    ),
  ),
  NEWSLETTER_RETURN_ADDRESS: z.preprocess(blankIsAbsent, z.email().optional()),
  NEWSLETTER_FEEDBACK_SECRET: z.preprocess(blankIsAbsent, z.string().min(24).optional()),
  DELIVERY_RETURN_ADDRESS: z.preprocess(blankIsAbsent, z.email().optional()),
  DELIVERY_FEEDBACK_SECRET: z.preprocess(blankIsAbsent, z.string().min(24).optional()),
  INBOUND_MAIL_ADDRESS: z.preprocess(blankIsAbsent, z.email().optional()),
  INBOUND_MAIL_SECRET: z.preprocess(blankIsAbsent, z.string().min(24).optional()),
  ALARM_WEBHOOK: optionalUrl('http:', 'https:'),
  ALARM_WEBHOOK_SECRET: z.preprocess(blankIsAbsent, z.string().min(24).optional()),
  HEARTBEAT_URL: optionalUrl('http:', 'https:'),
  ADMIN_EMAIL: z.preprocess(blankIsAbsent, z.email().default('admin@example.org')),
  ADMIN_SECOND_FACTOR: z.preprocess(blankIsAbsent, z.enum(['required', 'optional']).optional()),
  SUPPORT_EMAIL: z.preprocess(blankIsAbsent, z.email().default('support@example.org')),
  SUPPORT_PHONE: text('+1 555 0100'),
  OPERATOR_NAME: text(''),
  OPERATOR_ADDRESS: text(''),
  OPERATOR_PROCESSORS: text(''),
  DEMO: z.preprocess(blankIsAbsent, z.enum(['on', 'off']).default('on')),
  WEBHOOKS_TO_LOCALHOST: z.preprocess(blankIsAbsent, z.enum(['on', 'off']).default('off')),
  INDEXNOW_KEY: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')
      .optional(),
  ),
  INDEXNOW_URL: optionalUrl('http:', 'https:'),
  CLAMD_HOST: clamdAddress,
  SPEECH: z.preprocess(blankIsAbsent, z.enum(['on', 'off']).default('on')),
  SPEECH_URL: optionalUrl('http:', 'https:'),
  SPEECH_KEY: z.preprocess(blankIsAbsent, z.string().optional()),
  SPEECH_MODEL: text('whisper-1'),
  MEANING: z.preprocess(blankIsAbsent, z.enum(['on', 'off']).default('on')),
  ANALYTICS_SCRIPT_URL: optionalUrl('https:'),
  METRICS_TOKEN: z.preprocess(blankIsAbsent, z.string().min(16).optional()),
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
});

/**
 * Reads the configuration contract from `env`.
 * @throws ConfigurationProblem with all faults at once
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const production = env['NODE_ENV'] === 'production';
  if (production) faults.push(...missingInProduction(env));
  if (!parsed.success || faults.length > 0) throw new ConfigurationProblem(faults);
  const value = parsed.data;
  return {
    production,
    role: value.ROLE,
    host: value.HOST,
    port: value.PORT,
    publicOrigin: (value.PUBLIC_ORIGIN ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    allowedHosts: hostsIn(value.ALLOWED_HOSTS),
    isTrustedProxy: trustedProxies(value.TRUST_PROXY) ?? (() => false),
    dataDir: path.resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    storageUrl: value.STORAGE_URL,
    backupUrl: value.BACKUP_URL,
    backupAt: backupTime(value.BACKUP_SCHEDULE),
    mailUrl: value.MAIL_URL,
    mailFrom: value.MAIL_FROM,
    masterKey: value.MASTER_KEY,
    masterKeysBefore: value.MASTER_KEY_PREVIOUS,
    newsletterReturnAddress: value.NEWSLETTER_RETURN_ADDRESS,
    newsletterFeedbackSecret: value.NEWSLETTER_FEEDBACK_SECRET,
    deliveryReturnAddress: value.DELIVERY_RETURN_ADDRESS,
    deliveryFeedbackSecret: value.DELIVERY_FEEDBACK_SECRET,
    inboundMailAddress: value.INBOUND_MAIL_ADDRESS,
    inboundMailSecret: value.INBOUND_MAIL_SECRET,
    alarmWebhook: value.ALARM_WEBHOOK,
    alarmWebhookSecret: value.ALARM_WEBHOOK_SECRET,
    heartbeatUrl: value.HEARTBEAT_URL,
    adminEmail: value.ADMIN_EMAIL,
    adminSecondFactorRequired:
      (value.ADMIN_SECOND_FACTOR ?? (production ? 'required' : 'optional')) === 'required',
    supportEmail: value.SUPPORT_EMAIL,
    supportPhone: value.SUPPORT_PHONE,
    operator: {
      name: value.OPERATOR_NAME.trim() || null,
      address: value.OPERATOR_ADDRESS.trim() || null,
      processors: listed(value.OPERATOR_PROCESSORS),
    },
    metricsToken: value.METRICS_TOKEN,
    analyticsScriptUrl: value.ANALYTICS_SCRIPT_URL,
    demo: value.DEMO === 'on',
    webhooksToLocalhost: value.WEBHOOKS_TO_LOCALHOST === 'on',
    indexNowKey: value.INDEXNOW_KEY,
    indexNowUrl: value.INDEXNOW_URL ?? 'https://api.indexnow.org/indexnow',
    speech: speechOf(value),
    clamd: value.CLAMD_HOST,
    meaning: value.MEANING === 'on',
    logLevel: value.LOG_LEVEL,
  };
}

function speechOf({
  SPEECH,
  SPEECH_URL,
  SPEECH_KEY,
  SPEECH_MODEL,
}: z.infer<typeof environment>): Config['speech'] {
  if (SPEECH === 'off') return 'off';
  return SPEECH_URL ? { url: SPEECH_URL, key: SPEECH_KEY, model: SPEECH_MODEL } : 'here';
}

function backupTime(schedule: string): string | null {
  if (schedule === 'off') return null;
  return schedule === 'nightly' ? '02:30' : schedule;
}

/** In production, a default secret or database would only fail later, with data at stake. */
function missingInProduction(env: Record<string, string | undefined>): string[] {
  const local = env['WEBHOOKS_TO_LOCALHOST'] === 'on';
  const missing = [
    'PUBLIC_ORIGIN',
    'DATABASE_URL',
    'MAIL_URL',
    'MAIL_FROM',
    'MASTER_KEY',
    'ADMIN_EMAIL',
    'SUPPORT_EMAIL',
    'SUPPORT_PHONE',
  ]
    .filter((name) => !env[name])
    .map((name) => `${name} must be set when NODE_ENV is production`);
  if (local) missing.push('WEBHOOKS_TO_LOCALHOST must not be on when NODE_ENV is production');
  return missing;
}
