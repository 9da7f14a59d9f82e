import type { VersionProblem } from '@infinite/schema/catalogue/versions';

/** One file of a version. */
export interface MadeFile {
  readonly mimeType: string;
  readonly bytes: number;
}

/** The files that recipients get of one recording, and what is known of them. */
export interface MadeVersion {
  /** Null: no file could be made, and `problem` says why. */
  readonly main: MadeFile | null;
  readonly mp3: MadeFile | null;
  readonly poster: MadeFile | null;
  readonly problem: VersionProblem | null;
  readonly engine: string | null;
  readonly durationMs: number | null;
  readonly peaks: number[] | null;
}

/**
 * No file could be made: what was not cut goes out as it came, and what was cut stays here.
 */
export function notMade({ whole }: { whole: boolean }): MadeVersion {
  return {
    main: null,
    mp3: null,
    poster: null,
    problem: whole ? 'MAY_NOT_PLAY' : 'CANNOT_CUT',
    engine: null,
    durationMs: null,
    peaks: null,
  };
}
