import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** What a family tells together, in chapters. */
export const StoryEntity = defineEntity({
  name: 'Story',
  tableName: 'stories',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    /** Null when the account is gone. */
    createdBy: p.uuid().nullable(),
    /** Its maker, until it is there for the family: a draft goes with the account. */
    draftOf: p.uuid().nullable(),
    title: p.text(),
    sealedIntroduction: p.blob().$type<Uint8Array>().strictNullable(),
    /** Of title and introduction; a change names the one that it was made on. */
    version: p.integer().default(1),
    /** The codes of its books open its voices without an account. */
    voicesOpen: p.boolean().default(false),
    /** The codes are derived from it; raised, those of earlier books open nothing. */
    codesVersion: p.integer().default(0),
    createdAt: instant(),
    updatedAt: instant(),
  },
});

export const StoryChapterEntity = defineEntity({
  name: 'StoryChapter',
  tableName: 'story_chapters',
  properties: {
    id: p.uuid().primary(),
    storyId: p.uuid(),
    familyId: p.uuid(),
    place: p.integer(),
    title: p.text(),
    sealedText: p.blob().$type<Uint8Array>().strictNullable(),
    /** A voice or a video; null also when it is erased. */
    voiceId: p.uuid().nullable(),
    version: p.integer().default(1),
    updatedAt: instant(),
  },
});

export const StoryPictureEntity = defineEntity({
  name: 'StoryPicture',
  tableName: 'story_pictures',
  properties: {
    id: p.uuid().primary(),
    chapterId: p.uuid(),
    recordingId: p.uuid(),
    familyId: p.uuid(),
    place: p.integer(),
    sealedCaption: p.blob().$type<Uint8Array>().strictNullable(),
  },
});

/** A code that was printed: who has its address hears this voice, as long as the story allows it. */
export const StoryCodeEntity = defineEntity({
  name: 'StoryCode',
  tableName: 'story_codes',
  properties: {
    tokenHash: p.text().primary(),
    storyId: p.uuid(),
    recordingId: p.uuid(),
    familyId: p.uuid(),
    /** The story's `codesVersion` of then. */
    version: p.integer(),
    createdAt: instant(),
  },
});

export type StoryRow = RowOf<typeof StoryEntity>;
export type ChapterRow = RowOf<typeof StoryChapterEntity>;
export type PictureRow = RowOf<typeof StoryPictureEntity>;
