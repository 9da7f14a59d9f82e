import type { FastifyInstance } from 'fastify';
import { megabyte } from '@infinite/schema/catalogue/media';
import { claimedLimitMb } from '#features/recordings/recordings/uploads/size-limits.ts';
import { TakeStore } from '#features/recordings/recordings/uploads/take-store.ts';
import { ownTake } from '#features/recordings/recordings/uploads/take.ts';
import { serveTus } from '#features/recordings/recordings/uploads/tus-routes.ts';

/** The last segment of an upload's address is its recording's id. */
export async function serveUploads(server: FastifyInstance): Promise<void> {
  await serveTus(server, {
    path: '/media/uploads',
    storeFor: (ctx) => new TakeStore(ctx),
    limitMb: (ctx, metadata) =>
      claimedLimitMb(ctx, { kind: metadata?.['kind'], origin: metadata?.['origin'] }),
    limitOf: async (ctx, id) => {
      const take = await ownTake(ctx, id);
      const mb = await claimedLimitMb(ctx, take);
      // What was begun within an older limit may be finished.
      return { mb, bytes: Math.max(mb * megabyte, take.length ?? 0) };
    },
  });
}
