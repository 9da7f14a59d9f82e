import { boxOfPapers } from '#features/publishing/blog/shipped/articles/box-of-papers.ts';
import { eternalCommunication } from '#features/publishing/blog/shipped/articles/eternal-communication.ts';
import { familiarVoices } from '#features/publishing/blog/shipped/articles/familiar-voices.ts';
import { finishedScrapbooks } from '#features/publishing/blog/shipped/articles/finished-scrapbooks.ts';
import { hearingAVoice } from '#features/publishing/blog/shipped/articles/hearing-a-voice.ts';
import { legacyLetter } from '#features/publishing/blog/shipped/articles/legacy-letter.ts';
import { plainRoom } from '#features/publishing/blog/shipped/articles/plain-room.ts';
import { treeWithProof } from '#features/publishing/blog/shipped/articles/tree-with-proof.ts';
import type { ShippedArticle } from '#features/publishing/blog/shipped/shipped-article.ts';

/** The eight articles of the specification (section 3): one featured, seven in the grid. */
export const shippedArticles: readonly ShippedArticle[] = [
  eternalCommunication,
  legacyLetter,
  familiarVoices,
  boxOfPapers,
  treeWithProof,
  plainRoom,
  finishedScrapbooks,
  hearingAVoice,
];
