import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import type { SidecarFacts } from '../archive/sidecars.ts';

/**
 * `there`: the family has it already. `refused`: it is not sent, and trying again changes nothing.
 * `away`: this device no longer has its content; it goes on once the file is chosen again.
 */
export type EntryState = 'waiting' | 'sending' | 'kept' | 'there' | 'refused' | 'failed' | 'away';

/** Why it is not sent; 'answer' has the server's words. */
export type EntryProblem = 'type' | 'empty' | 'too-large' | 'damaged' | 'answer' | 'other';

/** One file of the queue, as the device keeps it. */
export interface Entry {
  /** Also the id of its upload. */
  readonly id: string;
  readonly memberId: string;
  readonly familyId: string;
  /** Orders the queue. */
  readonly position: number;
  readonly name: string;
  /** Folders it was in, with slashes; empty for none. */
  readonly folder: string;
  readonly size: number;
  readonly lastModified: number;
  readonly type: string;
  readonly kind: RecordingKindName;
  readonly state: EntryState;
  /** SHA-256 of its content; null until it was read. */
  readonly sha256: string | null;
  /** The server was asked for the content. */
  readonly isSought: boolean;
  /** The member adds it although it is there. */
  readonly isWanted: boolean;
  /** What its archive says of it, to be kept with it. */
  readonly facts: SidecarFacts | null;
  readonly uploadUrl: string | null;
  readonly recordingId: string | null;
  readonly problem: EntryProblem | null;
  /** The server's, or the title of what is there. */
  readonly words: string;
  /** Bytes that have arrived. */
  readonly sent: number;
}

/** What tells a file that is chosen again. */
export type FileIdentity = Pick<Entry, 'name' | 'size' | 'lastModified'>;

export const identityOf = ({ name, size, lastModified }: FileIdentity): string =>
  `${size}:${lastModified}:${name}`;
