import { sealColumn } from '#features/people/families/index.ts';
import { sealedBodies } from '#features/messages/messages/sealed-columns.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Seals bodies that earlier releases stored as plain text or sealed in another format. */
export const sealBodies = defineSweep({
  name: 'seal-bodies',
  everySeconds: 60,
  run: async (ctx) => {
    for (const column of sealedBodies) await sealColumn(ctx, column);
  },
});
