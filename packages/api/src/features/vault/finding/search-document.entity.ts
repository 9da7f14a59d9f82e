import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { defineEntity, p } from '@mikro-orm/core';

/**
 * Every word that an item is found by, and when it was taken. Triggers of the tables that it is made of
 * keep it (migration 0525).
 */
export const SearchDocumentEntity = defineEntity({
  name: 'SearchDocument',
  tableName: 'search_documents',
  properties: {
    recordingId: p.uuid().primary(),
    familyId: p.uuid(),
    kind: p.text().$type<RecordingKindName | ''>().default(''),
    /**
     * Words that are said begin with '~', ids of people who are named with '@', hashes of sealed words with '^';
     * the id of the family is one, after '#'.
     */
    words: p.text().columnType('tsvector').default(''),
    /** As `Taken.local`; empty: nobody knows. */
    taken: p.text().default(''),
    /** Sorts behind the last day of it. */
    takenLast: p.text().default(''),
    /** Whether its words may correct what somebody of the family types. */
    isShared: p.boolean().default(false),
  },
});

/** The words of what a family shares, to compare misspelled ones with. */
export const SearchVocabularyEntity = defineEntity({
  name: 'SearchVocabulary',
  tableName: 'search_vocabulary',
  properties: {
    familyId: p.uuid().primary(),
    word: p.text().primary(),
  },
});

/** Words that an item lost, so that nothing may have them any more. */
export const SearchDoubtEntity = defineEntity({
  name: 'SearchDoubt',
  tableName: 'search_doubts',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    familyId: p.uuid(),
    word: p.text(),
  },
});

/** Keyed hashes of the words of a note and a file name, which are sealed (see `word-hashes.ts`). */
export const SealedSearchWordsEntity = defineEntity({
  name: 'SealedSearchWords',
  tableName: 'sealed_search_words',
  properties: {
    recordingId: p.uuid().primary(),
    familyId: p.uuid(),
    hashes: p.array().columnType('text[]').default([]),
    isDue: p.boolean().default(true),
  },
});
