import { execute } from '@infinite/api-client/execute';
import type { RecordingKind, ViewedItemFragment } from '@infinite/schema/generated/graphql';
import {
  ChangeItemFactsDocument,
  UpdateRecordingDocument,
  VaultItemDocument,
} from '@infinite/schema/generated/operations';

/** An item with everything that is known of it, and its neighbors. */
export type KnownItem = ViewedItemFragment;
export type ItemFacts = NonNullable<KnownItem['recording']['facts']>;

/** Null for what is gone, or was never there for this reader. @param kinds of its neighbors; null for all */
export async function loadItem(
  recordingId: string,
  kinds: RecordingKind[] | null,
): Promise<KnownItem | null> {
  return (await execute(VaultItemDocument, { recordingId, kinds })).vaultItem;
}

export async function changeFacts(
  recordingId: string,
  version: number,
  input: {
    taken?: { precision: ItemFacts['taken']['precision']; local: string; offset: string | null };
    placeName?: string | null;
    place?: { latitude: number; longitude: number } | null;
    credit?: string | null;
  },
): Promise<ItemFacts> {
  const variables = { recordingId, version, input };
  return (await execute(ChangeItemFactsDocument, variables)).changeItemFacts;
}

export async function changeWords(
  id: string,
  input: { title?: string; note?: string },
): Promise<void> {
  await execute(UpdateRecordingDocument, { id, input });
}
