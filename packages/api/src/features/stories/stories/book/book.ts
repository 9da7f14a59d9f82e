/** What a story is in print: what its reader may see of it. */
export interface Book {
  readonly title: string;
  readonly introduction: string;
  /** Who made it; '' where nobody knows. */
  readonly by: string;
  readonly chapters: readonly BookChapter[];
}

export interface BookChapter {
  readonly title: string;
  readonly text: string;
  /** The code of its voice. */
  readonly code: { readonly address: string; readonly isVideo: boolean } | null;
  readonly pictures: readonly BookPicture[];
}

export interface BookPicture {
  readonly caption: string;
  /** Read when its page is drawn, so that one is in memory at a time; null where it cannot be shown. */
  readonly read: () => Promise<Buffer | null>;
}
