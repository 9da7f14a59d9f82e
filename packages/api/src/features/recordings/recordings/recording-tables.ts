import type {
  RecordingKindName,
  RecordingOriginName,
  RecordingStateName,
} from '@infinite/schema/catalogue/media';
import type { VersionStateName } from '@infinite/schema/catalogue/versions';
import type { EntityManager } from '#platform/database/orm.ts';

/** The tables as rows, for reads that list and for the path of the bytes. */
export interface RecordingTables {
  recordings: {
    id: string;
    family_id: string;
    created_by: string;
    take_id: string;
    stored_as: string | null;
    kind: RecordingKindName;
    state: RecordingStateName;
    origin: RecordingOriginName;
    /** What a recipient said to its author; not among the family's until they keep it. */
    held_for_author: boolean;
    /** Empty where nobody gave one; see `titleOf`. */
    title: string;
    /** Plain words of rows that are not sealed yet; see `recording-words.ts`. */
    note: string | null;
    file_name: string;
    sealed_note: Buffer | null;
    sealed_file_name: Buffer | null;
    claimed_type: string;
    mime_type: string;
    // The driver gives bigint as text, so that nothing is rounded unseen.
    bytes: string | number;
    sha256: string | null;
    duration_ms: number | null;
    peaks: number[] | null;
    silent: boolean;
    problem: string | null;
    trim_start_ms: number | null;
    trim_end_ms: number | null;
    display_mime_type: string | null;
    display_bytes: string | number | null;
    attempts: number;
    /** When its stored objects are due to be read back; null for at once. */
    verify_at: Date | string | null;
    created_at: Date | string;
    updated_at: Date | string;
  };
  recording_versions: {
    id: string;
    recording_id: string;
    start_ms: number;
    end_ms: number | null;
    state: VersionStateName;
    problem: string | null;
    attempts: number;
    engine: string | null;
    duration_ms: number | null;
    peaks: number[] | null;
    main_type: string | null;
    main_bytes: string | number | null;
    mp3_bytes: string | number | null;
    poster_bytes: string | number | null;
    created_at: Date | string;
    updated_at: Date | string;
  };
  recording_uploads: {
    recording_id: string;
    length: string | number | null;
    received: string | number;
    last_received_at: Date | string;
  };
  recording_parts: {
    recording_id: string;
    start: string | number;
    bytes: string | number;
    blob_key: string;
  };
  /** Recordings that were removed on purpose; their storage may go. */
  removed_recordings: {
    recording_id: string;
    removed_at: Date | string;
  };
  /** The last time that a stored object was read back, and what was found. */
  object_checks: {
    blob_key: string;
    recording_id: string;
    checked_at: Date | string;
    /** When it was last found whole. */
    verified_at: Date | string | null;
    damage: string | null;
  };
}

/** The tables in the transaction of `em`, if there is one. */
export function recordingTables(em: EntityManager) {
  return em.getKysely<RecordingTables>();
}
