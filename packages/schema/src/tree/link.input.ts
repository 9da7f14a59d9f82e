import { z } from 'zod';
import { treeSubjects } from '#catalogue/tree.ts';
import { recordId } from '#tree/plain-fields.ts';

/** `subjectId` null: takes the link back. */
export const linkInput = z.object({
  id: recordId,
  kind: z.enum(treeSubjects),
  subjectId: z.guid().nullable(),
});
