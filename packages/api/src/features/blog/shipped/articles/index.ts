import { boxOfPapers } from '#features/blog/shipped/articles/box-of-papers.ts';
import { eternalCommunication } from '#features/blog/shipped/articles/eternal-communication.ts';
import { familiarVoices } from '#features/blog/shipped/articles/familiar-voices.ts';
import { finishedScrapbooks } from '#features/blog/shipped/articles/finished-scrapbooks.ts';
import { hearingAVoice } from '#features/blog/shipped/articles/hearing-a-voice.ts';
import { legacyLetter } from '#features/blog/shipped/articles/legacy-letter.ts';
import { plainRoom } from '#features/blog/shipped/articles/plain-room.ts';
import { treeWithProof } from '#features/blog/shipped/articles/tree-with-proof.ts';
import type { ShippedArticle } from '#features/blog/shipped/shipped-article.ts';

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
