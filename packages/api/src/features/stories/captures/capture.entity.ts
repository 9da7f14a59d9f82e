import type {
  CapturePaceName,
  CaptureQuestionStateName,
  CaptureStateName,
} from '@infinite/schema/catalogue/captures';
import type { Locale } from '@infinite/schema/locale/locales';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** What a family asks one person, who answers behind a personal link and needs no account. */
export const CaptureEntity = defineEntity({
  name: 'Capture',
  tableName: 'captures',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    askedBy: p.uuid(),
    /** The asker's own id of it: sent again, it is the same one. */
    clientId: p.text(),
    personName: p.text(),
    /** Null where the family passes the link on itself. */
    email: p.text().nullable(),
    timeZone: p.text(),
    locale: p.text().$type<Locale>(),
    pace: p.text().$type<CapturePaceName>(),
    /** ISO: 1 is Monday. */
    weekday: p.smallint(),
    state: p.text().$type<CaptureStateName>(),
    /** The link is derived from it; raised, the earlier link opens nothing. */
    linkVersion: p.integer().default(0),
    tokenHash: p.text(),
    expiresAt: instant(),
    /** When the next question is mailed; null while none is due. */
    nextAt: instant().nullable(),
    /** The person asked for no more mails. */
    stoppedAt: instant().nullable(),
    createdAt: instant(),
  },
});

/** One question of a capture, and the answer. */
export const CaptureQuestionEntity = defineEntity({
  name: 'CaptureQuestion',
  tableName: 'capture_questions',
  properties: {
    id: p.uuid().primary(),
    captureId: p.uuid(),
    familyId: p.uuid(),
    /** Null when the account is gone. */
    askedBy: p.uuid().nullable(),
    place: p.integer(),
    sealedBody: p.blob().$type<Uint8Array>(),
    state: p.text().$type<CaptureQuestionStateName>(),
    /** Made by the browser that answered: the same one sent again is stored once. */
    answerId: p.uuid().nullable(),
    /** Null unless it was answered in writing. */
    sealedWords: p.blob().$type<Uint8Array>().strictNullable(),
    /** Null unless it was answered by voice, and when that recording is gone. */
    recordingId: p.uuid().nullable(),
    /** Set in the transaction that enqueues its mail, so a question is mailed once. */
    mailedAt: instant().nullable(),
    answeredAt: instant().nullable(),
    createdAt: instant(),
  },
});

/** A photo that the person added to an answer. */
export const CapturePhotoEntity = defineEntity({
  name: 'CapturePhoto',
  tableName: 'capture_photos',
  properties: {
    /** Made by the browser that sent it: the same one sent again is stored once. */
    id: p.uuid().primary(),
    questionId: p.uuid(),
    familyId: p.uuid(),
    recordingId: p.uuid(),
    /** The person took it back; a message may need the recording still. */
    removedAt: instant().nullable(),
    createdAt: instant(),
  },
});

export type CapturePhoto = RowOf<typeof CapturePhotoEntity>;
export type Capture = RowOf<typeof CaptureEntity>;
export type CaptureQuestion = RowOf<typeof CaptureQuestionEntity>;
