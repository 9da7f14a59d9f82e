import { execute } from '@infinite/api-client/execute';
import { DeleteRecordingDocument } from '@infinite/schema/generated/operations';

/** Deletes what can be deleted, one after the other: each says for itself why it must stay. */
export async function removeItems(
  ids: readonly string[],
): Promise<{ removed: number; left: number }> {
  let removed = 0;
  for (const id of ids) {
    try {
      await execute(DeleteRecordingDocument, { id });
      removed += 1;
    } catch {
      // Refused or without a line: it stays, and is counted.
    }
  }
  return { removed, left: ids.length - removed };
}
