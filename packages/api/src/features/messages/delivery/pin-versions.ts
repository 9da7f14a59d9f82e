import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import {
  hasFailed,
  hasUnreadyVersion,
  lockUnreadyVersions,
  requestVersions,
  versionIdsOf,
  type VersionListener,
} from '#features/recordings/recordings/index.ts';
import { jsonRows } from '#platform/database/json-rows.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** The snapshot of one date of a message. */
interface StoredSnapshot {
  readonly id: string;
  readonly occurrence: string;
}

/**
 * Pins in new snapshots the versions of their recordings: a trim that changes later affects the
 * next snapshot, not this one. Requests versions that do not exist yet.
 */
export async function pinVersions(
  ctx: RequestContext,
  snapshots: readonly StoredSnapshot[],
): Promise<void> {
  const recordings = await rowsOf(
    ctx.em,
    sql<{ id: string }>`
      select distinct unnest(l.recording_ids) as id
      from jsonb_to_recordset(${jsonRows(snapshots)}) as b (id uuid, occurrence date)
      join delivery_snapshots l on l.message_id = b.id and l.occurrence = b.occurrence
      where l.version_ids is null`,
  );
  if (recordings.length === 0) return;
  await requestVersions(
    ctx,
    recordings.map(({ id }) => id),
  );
  await rowsOf(
    ctx.em,
    sql`
      update delivery_snapshots l set version_ids = ${versionIdsOf('l.recording_ids')}
      from jsonb_to_recordset(${jsonRows(snapshots)}) as b (id uuid, occurrence date)
      where l.message_id = b.id and l.occurrence = b.occurrence and l.version_ids is null`,
  );
}

/**
 * Holds new deliveries whose snapshot has a version that is not ready: a recipient must not get a
 * link to anything else. Call after `pinVersions`, in the same transaction.
 */
export async function awaitVersions(
  ctx: RequestContext,
  deliveryIds: readonly string[],
): Promise<void> {
  if (deliveryIds.length === 0) return;
  const ids = [...deliveryIds];
  // Locked, so that a version that becomes ready concurrently sees these deliveries, or they see
  // it.
  const unready = await lockUnreadyVersions(
    ctx.em,
    sql`
      select unnest(l.version_ids) from deliveries d
      join delivery_snapshots l using (family_id, message_id, occurrence)
      where d.id = any(${ids}::uuid[])`,
  );
  if (unready.length === 0) return;
  const rows = await rowsOf(
    ctx.em,
    sql<HeldRow>`
      update deliveries d set awaits_media = true, problem = 'MEDIA_NOT_READY'
      from delivery_snapshots l
      where d.id = any(${ids}::uuid[]) and d.state = 'WAITING'
        and l.family_id = d.family_id and l.message_id = d.message_id
        and l.occurrence = d.occurrence
        and l.version_ids && ${unready}::uuid[]
      returning d.family_id, d.message_id, d.id, d.recipient_name`,
  );
  await note(ctx, rows, 'MEDIA_AWAITED');
}

/** Releases deliveries that waited for a version, unless they wait for another one too. */
export const releaseDeliveries: VersionListener = async (ctx, versionId) => {
  const now = ctx.clock.now();
  const lateBefore = now.subtract({ minutes: deliveryTimings.lateAfterMinutes });
  if (await hasFailed(ctx.em, versionId)) {
    await rowsOf(
      ctx.em,
      sql`
        update deliveries d set problem = 'MEDIA_CANNOT_BE_MADE' from delivery_snapshots l
        where ${promises(versionId)}`,
    );
    return;
  }
  const rows = await rowsOf(
    ctx.em,
    sql<HeldRow>`
      update deliveries d set awaits_media = false, problem = null,
        late_reason = case when d.due_at < ${lateBefore}
          then coalesce(d.late_reason, 'MEDIA_WAS_PREPARED') else d.late_reason end
      from delivery_snapshots l
      where ${promises(versionId)} and not ${hasUnreadyVersion('l.version_ids')}
      returning d.family_id, d.message_id, d.id, d.recipient_name`,
  );
  await note(ctx, rows, 'MEDIA_READY');
};

function promises(versionId: string) {
  return sql`d.awaits_media and d.state = 'WAITING' and l.family_id = d.family_id
    and l.message_id = d.message_id and l.occurrence = d.occurrence
    and l.version_ids @> array[${versionId}::uuid]`;
}

interface HeldRow {
  familyId: string;
  messageId: string;
  id: string;
  recipientName: string;
}

async function note(
  ctx: RequestContext,
  rows: readonly HeldRow[],
  what: 'MEDIA_AWAITED' | 'MEDIA_READY',
): Promise<void> {
  await writeLedger(
    ctx.em,
    rows.map((row) => ({
      familyId: row.familyId,
      messageId: row.messageId,
      deliveryId: row.id,
      at: ctx.clock.now(),
      actor: 'system:media',
      what,
      evidence: { recipient: row.recipientName },
    })),
  );
}
