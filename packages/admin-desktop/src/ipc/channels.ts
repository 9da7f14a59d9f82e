import {
  consolePlaceNames,
  exportKinds,
  type ConsolePlaceName,
} from '@infinite/schema/catalogue/admin';
import { desktopLimits } from '@infinite/schema/catalogue/desktop';
import { z } from 'zod';

/**
 * Everything that passes between the window and the main process: names, payloads and answers,
 * in this one file. Main parses each payload with the schema here before anything else happens.
 */
const nothing = z.undefined();
const transferId = z.object({ id: z.uuid() });
const profileId = z.object({ id: z.uuid() });
const address = z.string().min(1).max(desktopLimits.serverAddress);

/** Only what our own requests need. Main sets Cookie, Origin, Host and Authorization. */
const headerName = z
  .string()
  .max(64)
  .regex(
    /^(accept|content-type|cache-control|pragma|expires|apollo-require-preflight|x-[a-z0-9-]+)$/,
  );

export const apiRequest = z.strictObject({
  method: z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string().min(1).max(4096).startsWith('/'),
  headers: z.record(headerName, z.string().max(1024)).default({}),
  body: z.string().max(desktopLimits.apiBodyBytes).optional(),
});

export const schedule = z.strictObject({
  kind: z.enum(exportKinds),
  every: z.enum(['day', 'week']),
  /** Local time of this computer. */
  hour: z.int().min(0).max(23),
  minute: z.int().min(0).max(59),
  /** 0 is Sunday; only for weekly ones. */
  weekday: z.int().min(0).max(6),
  /** So many files of this schedule stay; null keeps all. */
  keep: z.int().min(1).max(desktopLimits.keptFiles).nullable().default(null),
});

const transferStart = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('export'), kind: z.enum(exportKinds) }),
  z.strictObject({
    what: z.literal('download'),
    path: z.string().min(1).max(1024).startsWith('/api/admin/'),
    suggestedName: z.string().min(1).max(200),
  }),
]);

/** Requests from the window to main; each has one response. */
export const requestSchemas = {
  'state:read': nothing,
  'api:request': apiRequest,
  'profile:add': z.strictObject({
    name: z.string().trim().max(desktopLimits.profileName),
    address,
  }),
  'profile:use': profileId,
  'profile:remove': profileId,
  'transfer:start': transferStart,
  'transfer:cancel': transferId,
  'transfer:retry': transferId,
  'transfer:show': transferId,
  'transfer:dismiss': transferId,
  'picture:save': z.strictObject({
    name: z.string().min(1).max(200),
    png: z.base64().max(desktopLimits.pictureCharacters),
  }),
  'folder:choose': nothing,
  'schedule:save': z.strictObject({ schedules: z.array(schedule).max(12) }),
  'login-start:set': z.strictObject({ on: z.boolean() }),
  'external:open': z.strictObject({ url: z.string().max(2048) }),
  'notice:dismiss': nothing,
  'update:check': nothing,
  'update:install': nothing,
} as const;

export type RequestName = keyof typeof requestSchemas;
export type RequestOf<Name extends RequestName> = z.input<(typeof requestSchemas)[Name]>;

export interface Answers {
  'state:read': DesktopState;
  'api:request': ApiAnswer;
  'profile:add': ServerCheck;
  'profile:use': void;
  'profile:remove': void;
  /** Null until a folder is chosen. */
  'transfer:start': { id: string } | null;
  'transfer:cancel': void;
  'transfer:retry': void;
  'transfer:show': void;
  'transfer:dismiss': void;
  /** Null until a folder is chosen. */
  'picture:save': { fileName: string } | null;
  'folder:choose': string | null;
  'schedule:save': void;
  'login-start:set': void;
  'external:open': void;
  'notice:dismiss': void;
  'update:check': void;
  'update:install': void;
}

/** Events from main to the window. */
export interface Events {
  'state:changed': DesktopState;
  navigate: Destination;
  'dialog:open': DialogName;
}
export type EventName = keyof Events;
export type DialogName = 'profiles' | 'files' | 'about';

/** The API of `window.desktop`, set by preload. */
export interface Bridge {
  request<Name extends RequestName>(
    name: Name,
    ...payload: undefined extends RequestOf<Name> ? [] : [RequestOf<Name>]
  ): Promise<Answers[Name]>;
  /** Returns the unsubscribe function. */
  on<Name extends EventName>(name: Name, listener: (event: Events[Name]) => void): () => void;
}

export type Schedule = z.output<typeof schedule>;
export type TransferStart = z.output<typeof transferStart>;
export type ApiRequest = z.output<typeof apiRequest>;

export type ApiAnswer =
  | {
      reached: true;
      status: number;
      statusText: string;
      headers: Record<string, string>;
      body: string;
    }
  | { reached: false; reason: 'offline' | 'no-profile' | 'refused' | 'too-large' };

export type ServerCheck =
  { ok: true; origin: string; profileId?: string } | { ok: false; reason: ServerFault };
export type ServerFault =
  | 'not-an-address'
  | 'not-http'
  | 'not-encrypted'
  | 'has-password'
  | 'unreachable'
  | 'not-this-product'
  | 'too-many';

export interface Destination {
  tab: ConsolePlaceName;
  params: Record<string, string>;
}
export const isConsolePlace = (name: string): name is ConsolePlaceName =>
  consolePlaceNames.some((place) => place === name);

export type TransferFailure =
  | 'disk-full'
  | 'folder-gone'
  | 'not-writable'
  | 'not-the-file'
  | 'incomplete'
  | 'signed-out'
  | 'forbidden'
  | 'refused'
  | 'unreachable'
  | 'unexpected';

export interface Transfer {
  id: string;
  label: string;
  start: TransferStart;
  scheduled: boolean;
  state: 'running' | 'waiting' | 'done' | 'failed' | 'cancelled';
  bytes: number;
  /** Absent if the server does not send it. */
  totalBytes: number | null;
  rows: number | null;
  /** 1 is the first. */
  attempt: number;
  fileName: string | null;
  failure: TransferFailure | null;
}

export interface ProfileView {
  id: string;
  name: string;
  origin: string;
}

export interface ScheduleView extends Schedule {
  lastRunAt: string | null;
  nextRunAt: string;
  /** Names of the files that the next run removes, since newer ones take their place. */
  removesNext: string[];
}

export interface DesktopState {
  profiles: ProfileView[];
  activeProfile: ProfileView | null;
  /** The folder for exports; null until it is chosen. */
  folder: string | null;
  schedules: ScheduleView[];
  /** Whether the system starts the application at sign-in; null where it cannot. */
  startsAtLogin: boolean | null;
  transfers: Transfer[];
  online: boolean;
  /** Whether the sign-in survives a restart, in the keyring of the operating system. */
  sessionKept: boolean;
  /** The profile file could not be read and was put aside under this name. */
  setAside: string | null;
  platform: string;
  version: string;
  build: BuildView;
  /** Null if this build does not update itself. */
  update: UpdateState | null;
}

/** What this copy is, for its About dialog. */
export interface BuildView {
  /** Such as 'Electron 45.4.1 · Chromium 150.0.7871.1 · Node 24.10.0'. */
  runtime: string;
  /** Whether the operating system can verify who made it; null where packages carry no signature. */
  signed: boolean | null;
  /** Where updates come from; null if this copy does not update itself. */
  feed: string | null;
}

/** The progress of an update. */
export type UpdateState =
  | { kind: 'checking' }
  | { kind: 'current' }
  /** `part` is 0 to 1. */
  | { kind: 'downloading'; version: string; part: number }
  | { kind: 'ready'; version: string }
  | { kind: 'failed'; failure: UpdateFailure };
/**
 * No response; an invalid feed; a response or redirect without encryption; a version that the
 * built-in key did not sign; an incomplete download; another file than the announced one; a failed
 * installation.
 */
export type UpdateFailure =
  'offline' | 'not-a-feed' | 'not-encrypted' | 'signature' | 'download' | 'checksum' | 'install';
