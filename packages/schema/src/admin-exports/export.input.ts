import { z } from 'zod';
import { exportKinds } from '#catalogue/admin.ts';
import { exportRefusalWords } from '#words/admin-exports.en.ts';

/** The path of GET /api/admin/export/{kind}. */
export const exportParams = z.object({
  kind: z.enum(exportKinds, { error: exportRefusalWords.unknownKind }),
});

/** `bom=0` leaves out the byte order mark that Excel needs, for programs that stumble over it. */
export const exportQuery = z.object({
  bom: z.enum(['0', '1']).optional(),
});
