import type { SubjectKindName } from '@infinite/schema/catalogue/collaboration';
import type { AnswerStateName } from '@infinite/schema/catalogue/questions';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** What one member asks of others, perhaps about something that the family keeps. */
export const QuestionEntity = defineEntity({
  name: 'Question',
  tableName: 'questions',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    askerId: p.uuid(),
    /** The asker's own id of it: sent again, it is the same question. */
    clientId: p.text(),
    sealedBody: p.blob().$type<Uint8Array>(),
    subjectKind: p.text().$type<SubjectKindName>().nullable(),
    subjectId: p.uuid().nullable(),
    /** ISO date on the reader's calendar; null for no hurry. */
    byDay: p.text().nullable(),
    createdAt: instant(),
    withdrawnAt: instant().nullable(),
  },
});

/** One member who was asked, and the answer. */
export const QuestionAnswerEntity = defineEntity({
  name: 'QuestionAnswer',
  tableName: 'question_answers',
  properties: {
    id: p.uuid().primary(),
    questionId: p.uuid(),
    familyId: p.uuid(),
    memberId: p.uuid(),
    state: p.text().$type<AnswerStateName>(),
    /** Null unless it was answered in words. */
    sealedWords: p.blob().$type<Uint8Array>().strictNullable(),
    /** Null unless it was answered by a recording. */
    recordingId: p.uuid().nullable(),
    answeredAt: instant().nullable(),
    /** Of the only reminder; null when it was sent, or none is due. */
    remindAt: instant().nullable(),
  },
});

export type Question = RowOf<typeof QuestionEntity>;
export type QuestionAnswer = RowOf<typeof QuestionAnswerEntity>;
