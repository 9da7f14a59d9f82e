import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { vaultLimits } from '@infinite/schema/catalogue/vault';
import { sql } from 'kysely';
import { requireMember, type Member, type RequestContext } from '#platform/context.ts';
import { peopleOf } from '#features/collaboration/subjects/index.ts';
import {
  canDescribeRecording,
  canDeleteRecording,
  fileNameOfRecording,
  findVisibleRecording,
  recordingType,
  visibleAmong,
} from '#features/recordings/recordings/index.ts';
import { factsOf } from '#features/vault/facts/facts.loader.ts';
import type { VaultItem } from '#features/vault/facts/facts.types.ts';
import { ItemFactsEntity } from '#features/vault/facts/item-facts.entity.ts';
import { shownTo } from '#features/vault/facts/timeline-rows.ts';
import { tables } from '#platform/database/tables.ts';

type Kinds = readonly RecordingKindName[] | null | undefined;

/**
 * An item as a viewer shows it, with what stands beside it on the timeline.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function showVaultItem(
  ctx: RequestContext,
  { recordingId, kinds }: { readonly recordingId: string; readonly kinds?: Kinds },
): Promise<VaultItem> {
  const member = requireMember(ctx);
  const recording = await findVisibleRecording(ctx, recordingId);
  const personOf = await peopleOf(ctx, recording.familyId, [recording.createdBy]);
  const facts = await factsOf(ctx, recording.id);
  const place = facts && ([facts.takenLocal, recording.id] as const);
  const beside = async (side: 'before' | 'after') =>
    place ? (await itemsBeside(ctx, member, { place, side, kinds })).map(recordingType) : [];
  return {
    recording: recordingType(recording),
    fileName: await fileNameOfRecording(ctx, recording.id),
    addedBy: personOf(recording.createdBy),
    mayDescribe: canDescribeRecording(ctx.actor, recording),
    mayDelete: canDeleteRecording(ctx.actor, recording),
    before: await beside('before'),
    after: await beside('after'),
  };
}

interface Place {
  readonly place: readonly [string, string];
  readonly side: 'before' | 'after';
  readonly kinds: Kinds;
}

async function itemsBeside(ctx: RequestContext, member: Member, { place, side, kinds }: Place) {
  const [local, id] = place;
  const order = side === 'before' ? 'asc' : 'desc';
  const sign = sql.raw(side === 'before' ? '>' : '<');
  const rows = await tables(ctx.em, ItemFactsEntity)
    .selectFrom('item_facts')
    .select('recordingId')
    .where('familyId', '=', member.familyId)
    .where(sql<boolean>`(taken_local, recording_id) ${sign} (${local}, ${id}::uuid)`)
    .where(shownTo(member, kinds))
    .orderBy('takenLocal', order)
    .orderBy('recordingId', order)
    .limit(vaultLimits.beside)
    .execute();
  return visibleAmong(
    ctx,
    rows.map(({ recordingId }) => recordingId),
  );
}
