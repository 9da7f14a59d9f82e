import type { RequestContext } from '#platform/context.ts';
import { publishLive } from '#features/notices/live/index.ts';

/** Open pages of the family read it again once the transaction commits. */
export async function announceTranscript(
  ctx: Pick<RequestContext, 'em'>,
  { id, familyId }: { readonly id: string; readonly familyId: string },
): Promise<void> {
  await publishLive(ctx.em, { to: { familyId }, kind: 'transcript', id });
}
