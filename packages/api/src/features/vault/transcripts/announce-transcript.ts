import type { RecordingAudienceName } from '@infinite/schema/catalogue/media';
import type { RequestContext } from '#platform/context.ts';
import { publishLive } from '#features/notices/live/index.ts';

interface Announced {
  readonly id: string;
  readonly familyId: string;
  readonly createdBy: string;
  readonly audience: RecordingAudienceName;
  readonly heldForAuthor: boolean;
}

/** Open pages of those who see the recording read it again once the transaction commits. */
export async function announceTranscript(
  ctx: Pick<RequestContext, 'em'>,
  { id, familyId, createdBy, audience, heldForAuthor }: Announced,
): Promise<void> {
  const isOfFamily = audience === 'FAMILY' && !heldForAuthor;
  const to = isOfFamily ? { familyId } : { userId: createdBy };
  await publishLive(ctx.em, { to, kind: 'transcript', id });
}
