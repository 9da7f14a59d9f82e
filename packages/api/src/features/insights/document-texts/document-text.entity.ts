import type {
  DocumentTextProblemName,
  StoredDocumentTextState,
} from '@infinite/schema/catalogue/document-texts';
import { defineEntity, p } from '@mikro-orm/core';
import type { DocumentPiece } from '#features/recordings/recordings/index.ts';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** What a document says, as far as it was read; deleted with it. */
export const DocumentTextEntity = defineEntity({
  name: 'DocumentText',
  tableName: 'document_texts',
  properties: {
    recordingId: p.uuid().primary(),
    familyId: p.uuid(),
    state: p.text().$type<StoredDocumentTextState>(),
    problem: p.text().$type<DocumentTextProblemName>().nullable(),
    pieces: p.json<readonly DocumentPiece[]>().default('[]'),
    /** Of the document, those that were not read included. */
    pageCount: p.integer().default(0),
    /** Readings that have begun since it was asked for. */
    attempts: p.smallint().default(0),
    touchedAt: instant(),
    madeAt: instant().nullable(),
  },
});

export type StoredDocumentText = RowOf<typeof DocumentTextEntity>;
