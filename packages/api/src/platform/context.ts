import type { ApiKeyKindName, ApiScope } from '@infinite/schema/catalogue/api-scopes';
import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import {
  hasRight,
  isStaffRole,
  type AccountRole,
  type StaffRight,
  type StaffRole,
} from '@infinite/schema/catalogue/staff';
import type { Reader } from '@infinite/schema/locale/reader';
import { apiKeyWords } from '@infinite/schema/words/api-keys.en';
import type { Clock } from '#adapters/clock/port.ts';
import type { EmbeddingEngine } from '#adapters/embeddings/embedding-engine.ts';
import type { Mailer } from '#adapters/mailer/port.ts';
import type { VirusScanner } from '#adapters/antivirus/virus-scanner.ts';
import type { SpeechEngine } from '#adapters/speech/speech-engine.ts';
import type { BlobStore } from '#adapters/storage/port.ts';
import type { Config } from '#config/config.ts';
import type { ProbeOf } from '#platform/alarms/alarm.ts';
import type { KeyRing } from '#platform/crypto/key-ring.ts';
import type { ConnectionLimits } from '#platform/database/connection-limits.ts';
import type { EntityManager, Orm } from '#platform/database/orm.ts';
import type { Extensions } from '#platform/extension-points.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { Notifications } from '#platform/notifications/notifications.ts';
import type { CostBuckets } from '#platform/rate-limit/cost-buckets.ts';
import type { RateLimiter } from '#platform/rate-limit/rate-limiter.ts';

/** What this installation transcribes with. */
export interface Speech {
  readonly engine: SpeechEngine;
  /**
   * The sound of a stored recording as 16 kHz mono, decoded as it is read; nothing for one without sound.
   * Checks no permission.
   * @throws when it cannot be decoded
   */
  samplesOf(
    ctx: RequestContext,
    recording: { readonly id: string; readonly familyId: string },
  ): AsyncIterable<Float32Array>;
}

/** Per-process state, created once at startup. */
export interface AppContext {
  readonly config: Config;
  /** The address of the database, including the embedded one. */
  readonly databaseUrl: string;
  /** Timeouts of database connections. */
  readonly databaseLimits: ConnectionLimits;
  readonly orm: Orm;
  readonly log: Logger;
  readonly clock: Clock;
  readonly keys: KeyRing;
  readonly mailer: Mailer;
  readonly blobs: BlobStore;
  /** Where backups go: BACKUP_URL. */
  readonly backups: BlobStore;
  /** Null where nothing is transcribed. */
  readonly speech: Speech | null;
  /** Scans what is uploaded; null where none is configured. */
  readonly virusScanner: VirusScanner | null;
  /** Null where nothing is searched by meaning. */
  readonly embeddings: EmbeddingEngine | null;
  readonly jobs: JobQueue;
  readonly rateLimit: RateLimiter;
  /** Remaining cost budgets of API keys. */
  readonly costs: CostBuckets;
  readonly notifications: Notifications;
  /** Implementations of other features' extension points. */
  readonly extensions: Extensions;
  /** Alarm probes of all features. */
  readonly alarmProbes: readonly ProbeOf<RequestContext>[];
  /** Sweeps of this process that exceeded their time limit; empty while all is well. */
  lateSweeps(): string[];
  /** Aborted when the process must stop: long work finishes the current item and takes no more. */
  readonly stopping: AbortSignal;
}

export type Member = {
  readonly kind: 'member';
  readonly userId: string;
  /** Null for a program that uses an API key: it has no session. */
  readonly sessionId: string | null;
  /** Also 'member' for staff whose second factor is due. */
  readonly role: AccountRole;
  /** The role that the account gets once it has set up a second factor. */
  readonly secondFactorDue?: StaffRole;
  /** The family in view: the page's, or else the session's. An account may belong to several. */
  readonly familyId: string;
  /** The member's role there. */
  readonly familyRole: FamilyStanding;
  /** A visitor of a sample family: read-only. */
  readonly sample?: true;
  /** Restricts the member to the scopes of the API key in use. */
  readonly key?: ActorKey;
};

export interface ActorKey {
  readonly id: string;
  /** The name that its creator gave it. */
  readonly name: string;
  readonly kind: ApiKeyKindName;
  readonly scopes: ReadonlySet<ApiScope>;
}

/** A member who is signed in on a device, without an API key. */
export type Person = Member & { readonly sessionId: string };

/** The actor: a visitor, a signed-in member, or the system in a job. */
export type Actor =
  { readonly kind: 'visitor' } | Member | { readonly kind: 'system'; readonly job: string };

/** Per-request or per-job state. A transaction replaces `em` (see `inTransaction`). */
export interface RequestContext {
  readonly app: AppContext;
  readonly em: EntityManager;
  readonly actor: Actor;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly meta: {
    readonly ip: string;
    readonly userAgent: string;
    /** What the device says its time zone is; any text. */
    readonly timeZone?: string | undefined;
    /** The browser's device cookie, if it has one. */
    readonly device?: string | undefined;
    /** The cookie of a sign-in that waits for its second step. */
    readonly secondStep?: string | undefined;
    /** The cookie of a browser that is to answer a passkey's challenge. */
    readonly passkey?: string | undefined;
    /** Whom its answer is written for. */
    readonly reader?: Reader | undefined;
  };
  /** DataLoaders of this request, created on first use by their features. */
  readonly loaders: Map<symbol, unknown>;
  /** Cookies to set on the response; unused in a job. */
  readonly reply: ReplyCookies;
}

interface CookieOptions {
  readonly maxAgeSeconds?: number;
  /** Scripts of the page read it too: nothing secret, and the same name everywhere. */
  readonly readable?: boolean;
}

export interface ReplyCookies {
  set(name: string, value: string, options: CookieOptions): void;
  clear(name: string): void;
}

const noReply: ReplyCookies = { set: () => undefined, clear: () => undefined };

export function newContext(
  app: AppContext,
  actor: Actor,
  meta: RequestContext['meta'] = { ip: '', userAgent: '' },
  reply: ReplyCookies = noReply,
): RequestContext {
  return {
    app,
    em: app.orm.em.fork(),
    actor,
    clock: app.clock,
    jobs: app.jobs,
    meta,
    loaders: new Map(),
    reply,
  };
}

/** @throws AppError UNAUTHENTICATED for a visitor and for a job */
export function requireMember(ctx: RequestContext): Member {
  if (ctx.actor.kind !== 'member') throw new AppError('UNAUTHENTICATED');
  return ctx.actor;
}

/**
 * For operations that no key may perform: password, sessions and keys.
 * @throws AppError UNAUTHENTICATED for a visitor and for a job
 * @throws AppError FORBIDDEN for a program with a key
 */
export function requirePerson(ctx: RequestContext): Person {
  const member = requireMember(ctx);
  const { sessionId } = member;
  if (member.key || sessionId === null) {
    throw new AppError('FORBIDDEN', { words: apiKeyWords.personOnly });
  }
  return { ...member, sessionId };
}

/**
 * @throws AppError UNAUTHENTICATED for a visitor and for a job
 * @throws AppError FORBIDDEN for a member who is not an administrator
 * @throws AppError SECOND_FACTOR_MISSING for an administrator who must set one up first
 */
export function requireAdmin(ctx: RequestContext): Member {
  const member = requireMember(ctx);
  if (member.secondFactorDue) throw new AppError('SECOND_FACTOR_MISSING');
  if (member.role !== 'admin') throw new AppError('FORBIDDEN');
  return member;
}

/**
 * For staff whose role has the right; see the table in the catalogue.
 * @throws AppError UNAUTHENTICATED for a visitor and for a job
 * @throws AppError FORBIDDEN for members and for staff without the right
 * @throws AppError SECOND_FACTOR_MISSING for staff who must set one up first
 */
export function requireStaff(ctx: RequestContext, right: StaffRight): Member {
  const member = requireMember(ctx);
  if (member.secondFactorDue) throw new AppError('SECOND_FACTOR_MISSING');
  if (!hasRight(member.role, right)) throw new AppError('FORBIDDEN');
  return member;
}

/**
 * For everybody who works on the product, whatever the role: what is shown is chosen by its rights.
 * @throws AppError UNAUTHENTICATED for a visitor and for a job
 * @throws AppError FORBIDDEN for members and for programs with a key
 * @throws AppError SECOND_FACTOR_MISSING for staff who must set one up first
 */
export function requireAnyStaff(ctx: RequestContext): Person {
  const person = requirePerson(ctx);
  if (person.secondFactorDue) throw new AppError('SECOND_FACTOR_MISSING');
  if (!isStaffRole(person.role)) throw new AppError('FORBIDDEN');
  return person;
}

/** A loader that lives as long as the request; `key` is a symbol of the feature. */
export function loaderOf<Loader>(ctx: RequestContext, key: symbol, make: () => Loader): Loader {
  const known = ctx.loaders.get(key);
  // The symbol is private to one feature, which always stores the same type under it.
  if (known) return known as Loader;
  const made = make();
  ctx.loaders.set(key, made);
  return made;
}
