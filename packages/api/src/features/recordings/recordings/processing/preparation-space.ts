import type { FamilyVault } from '#features/recordings/recordings/family-vault.ts';

/** Says to the log what was not as it should be with a content; never anything of the content. */
export type Note = (what: string, error?: unknown) => void;

/** Where the preparation of one recording takes place. */
export interface PreparationSpace {
  readonly recordingId: string;
  readonly vault: FamilyVault;
  /** Folder for what is only needed on the way. */
  readonly work: string;
  readonly note: Note;
}
