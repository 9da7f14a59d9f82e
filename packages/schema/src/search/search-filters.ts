import type { RecordingKindName } from '#catalogue/media.ts';
import type { MoodName } from '#catalogue/moods.ts';

/** What narrows a search to items of the family; nothing that is null narrows it. */
export interface SearchFilters {
  readonly kinds: RecordingKindName[] | null;
  /** Taken then or later: YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly from: string | null;
  /** Taken in this year, month or day, or earlier. */
  readonly to: string | null;
  readonly addedBy: string | null;
  readonly hasTranscript: boolean | null;
  readonly mood: MoodName | null;
  /** As a member wrote it; compared by its words. */
  readonly tag: string | null;
}

export const noFilters: SearchFilters = {
  ...{ kinds: null, from: null, to: null, addedBy: null, hasTranscript: null },
  mood: null,
  tag: null,
};

export function narrows({ kinds, ...others }: SearchFilters): boolean {
  return Boolean(kinds?.length) || Object.values(others).some(Boolean);
}
