import { searchable, spelling } from '#features/insight/search/index.ts';
import { correctSpelling } from '#features/vault/finding/correct-spelling.ts';
import { forgetUnusedWords } from '#features/vault/finding/forget-unused-words.sweep.ts';
import { foundDocuments } from '#features/vault/finding/found-documents.ts';
import { foundItems } from '#features/vault/finding/found-items.ts';
import { foundSpeech } from '#features/vault/finding/found-speech.ts';
import { hashSealedWords } from '#features/vault/finding/hash-sealed-words.sweep.ts';
import {
  SealedSearchWordsEntity,
  SearchDocumentEntity,
  SearchDoubtEntity,
  SearchVocabularyEntity,
} from '#features/vault/finding/search-document.entity.ts';
import { defineFeature } from '#platform/feature.ts';

/** What finds the items of a family, and the second at which something is said in them. */
export const findingFeature = defineFeature({
  name: 'finding',
  entities: [
    SearchDocumentEntity,
    SearchVocabularyEntity,
    SearchDoubtEntity,
    SealedSearchWordsEntity,
  ],
  sweeps: [forgetUnusedWords, hashSealedWords],
  extensions: [
    searchable.with(foundItems),
    searchable.with(foundSpeech),
    searchable.with(foundDocuments),
    spelling.with(correctSpelling),
  ],
});
