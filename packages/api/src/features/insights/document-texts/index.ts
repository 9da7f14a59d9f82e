import { recordingPrepared } from '#features/recordings/recordings/index.ts';
import { DocumentTextEntity } from '#features/insights/document-texts/document-text.entity.ts';
import { DocumentTextResolver } from '#features/insights/document-texts/document-text.resolver.ts';
import { findUnreadDocuments } from '#features/insights/document-texts/jobs/find-unread-documents.sweep.ts';
import { readDocumentText } from '#features/insights/document-texts/jobs/read-document-text.job.ts';
import { requestTextIfWanted } from '#features/insights/document-texts/request-text.ts';
import { defineFeature } from '#platform/feature.ts';

export { foundPage } from '#features/insights/document-texts/found-page.ts';
export { piecesOf } from '#features/insights/document-texts/stored-texts.ts';

/** The text of a family's PDFs and text files, once the family has turned that on. */
export const documentTextsFeature = defineFeature({
  name: 'document-texts',
  entities: [DocumentTextEntity],
  resolvers: [DocumentTextResolver],
  jobs: [readDocumentText],
  sweeps: [findUnreadDocuments],
  extensions: [recordingPrepared.with(requestTextIfWanted)],
});
