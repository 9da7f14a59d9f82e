import { countMatches } from '@infinite/schema/text/search-words';
import type { DocumentPiece } from '#features/recordings/recordings/index.ts';
import { snippetOf } from '#features/vault/transcripts/index.ts';

export interface FoundPage {
  /** Counted from 1; 0 where the words stand elsewhere. */
  readonly page: number;
  readonly snippet: string;
}

/** The page of a found document that has most of the words of a search, the first of several. */
export function foundPage(pieces: readonly DocumentPiece[], words: readonly string[]): FoundPage {
  let best: DocumentPiece | undefined;
  let most = 0;
  for (const piece of pieces) {
    const count = countMatches(piece.text, words);
    if (count <= most) continue;
    best = piece;
    most = count;
  }
  return best
    ? { page: best.page, snippet: snippetOf(best.text, words) }
    : { page: 0, snippet: '' };
}
