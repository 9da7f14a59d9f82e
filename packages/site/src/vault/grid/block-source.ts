import { execute } from '@infinite/api-client/execute';
import type { RecordingKind } from '@infinite/schema/generated/graphql';
import { VaultBlockDocument, VaultMarksDocument } from '@infinite/schema/generated/operations';
import type { BlockSource } from './grid-blocks.ts';

/** Reads blocks from the server. @param kinds null for all */
export function blocksOf(kinds: RecordingKind[] | null): BlockSource {
  return {
    marks: async (month) => (await execute(VaultMarksDocument, { month, kinds })).timelineMarks,
    block: async (month, after) =>
      (await execute(VaultBlockDocument, { month, kinds, after })).timeline.nodes,
  };
}
