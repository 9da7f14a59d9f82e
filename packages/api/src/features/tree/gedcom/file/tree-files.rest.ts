import type { FastifyInstance } from 'fastify';
import { megabyte } from '@infinite/schema/catalogue/media';
import { fileLimitMb, serveTus } from '#features/recordings/recordings/index.ts';
import { ownImport, TreeFileStore } from '#features/tree/gedcom/file/tree-file-store.ts';

/** Files of trees arrive by the uploads of recordings. The last segment of the address is the import's id. */
export async function serveTreeFiles(server: FastifyInstance): Promise<void> {
  await serveTus(server, {
    path: '/media/tree-files',
    storeFor: (ctx) => new TreeFileStore(ctx),
    limitMb: fileLimitMb,
    limitOf: async (ctx, id) => {
      const mb = await fileLimitMb(ctx);
      // What was begun within an older limit may be finished.
      return { mb, bytes: Math.max(mb * megabyte, (await ownImport(ctx, id)).length) };
    },
  });
}
