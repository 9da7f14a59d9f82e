import type { GedcomRecord, Structure } from '@infinite/gedcom/structure';

/** A file that a multimedia record refers to. */
export interface MediaReference {
  /** As the record has it. */
  readonly payload: string;
  readonly title: string;
  /** Where its transcript lies in an archive of ours. */
  readonly transcript: string | null;
}

/** The tag of ours that names the transcript of a voice. */
const transcriptTag = '_TRANSCRIPT';

/** What an OBJE record refers to. */
export function mediaOfRecord(record: GedcomRecord): MediaReference[] {
  if (record.tag !== 'OBJE') return [];
  return (record.children ?? []).flatMap((child) =>
    child.tag === 'FILE' && child.payload !== undefined && child.payload !== ''
      ? [
          {
            payload: child.payload,
            title: titleOf(child) || titleOf(record),
            transcript: child.children?.find(({ tag }) => tag === transcriptTag)?.payload ?? null,
          },
        ]
      : [],
  );
}

const titleOf = ({ children }: Structure): string =>
  children?.find(({ tag }) => tag === 'TITL')?.payload?.trim() ?? '';
