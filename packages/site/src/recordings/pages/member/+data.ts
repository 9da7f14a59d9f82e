import { RecordingsDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { listedInLibrary, type RecordingsPage } from '#recordings/recordings-calls.ts';

/** The first page of the library, rendered with the page. */
export async function data({ api }: PageContextServer): Promise<RecordingsPage> {
  return (await api.execute(RecordingsDocument, listedInLibrary)).recordings;
}
