import { z } from 'zod';
import { treeSubjects } from '#catalogue/tree.ts';
import { recordId } from '#tree/plain-fields.ts';

/** `subjectId` null: nobody of that kind. */
export const linkInput = z.object({
  id: recordId,
  kind: z.enum(treeSubjects),
  subjectId: z.guid().nullable(),
});
