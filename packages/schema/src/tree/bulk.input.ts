import { z } from 'zod';
import { treeLimits as limits } from '#catalogue/tree.ts';
import { needed, placeText, recordId } from '#tree/plain-fields.ts';
import { treeWords as words } from '#words/tree.en.ts';

const ids = z.array(recordId).min(1).max(limits.bulk, words.tooManyAtOnce);

/** One act on many records. */
export const bulkInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('PLACE'),
    from: needed(limits.place, words.badPlace),
    to: placeText,
    latitude: z.number().min(-90).max(90).nullish(),
    longitude: z.number().min(-180).max(180).nullish(),
  }),
  z.object({ kind: z.literal('DECEASED'), ids }),
  z.object({ kind: z.literal('LIVING'), ids }),
  z.object({ kind: z.literal('SOURCE'), ids, sourceId: recordId }),
]);
export type BulkRequest = z.output<typeof bulkInput>;
