import type { SubjectKindName } from '@infinite/schema/catalogue/collaboration';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** What a relative writes beside something that the family keeps, or below another comment. */
export const CommentEntity = defineEntity({
  name: 'Comment',
  tableName: 'comments',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    subjectKind: p.text().$type<SubjectKindName>(),
    subjectId: p.uuid(),
    /** The comment that it replies to, which replies to none. */
    parentId: p.uuid().nullable(),
    authorId: p.uuid(),
    /** The author's own id of it: sent again, it is the same comment. */
    clientId: p.text(),
    /** Null once it is deleted. */
    sealedBody: p.blob().$type<Uint8Array>().strictNullable(),
    createdAt: instant(),
    editedAt: instant().nullable(),
    /** Of a comment with replies: its place stays, its words are gone. */
    deletedAt: instant().nullable(),
    hiddenAt: instant().nullable(),
    hiddenBy: p.uuid().nullable(),
  },
});

export type Comment = RowOf<typeof CommentEntity>;
