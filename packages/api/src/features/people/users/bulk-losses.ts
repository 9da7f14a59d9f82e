import { requireStaff, type RequestContext } from '#platform/context.ts';
import { familiesOnlyOf } from '#features/people/families/index.ts';
import { lossesOfAuthors } from '#features/messages/delivery/index.ts';
import { recordingUseIn } from '#features/recordings/recordings/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface BulkLosses {
  readonly drafts: number;
  readonly armed: number;
  readonly recordings: number;
  readonly bytes: number;
  readonly familiesEnded: number;
}

/** What deleting all of these accounts would take away. */
export async function bulkLossesOf(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<BulkLosses> {
  requireStaff(ctx, 'users.read');
  const { drafts, armed } = await lossesOfAuthors(ctx.em, ids);
  const ended = await rowsOf(ctx.em, familiesOnlyOf(ids));
  const { recordings, bytes } = await recordingUseIn(
    ctx.em,
    ids,
    ended.map(({ id }) => id),
  );
  return { drafts, armed, recordings, bytes, familiesEnded: ended.length };
}
