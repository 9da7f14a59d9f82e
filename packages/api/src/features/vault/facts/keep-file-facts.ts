import { takenAt } from '@infinite/schema/vault/taken';
import type { RequestContext } from '#platform/context.ts';
import type {
  FileFacts,
  PreparedListener,
  PreparedRecording,
} from '#features/recordings/recordings/index.ts';
import { factsInEffect, isAhead, type KnownFacts } from '#features/vault/facts/facts-in-effect.ts';
import { ItemFactsEntity } from '#features/vault/facts/item-facts.entity.ts';
import { knownFromArchive } from '#features/vault/facts/known-from-archive.ts';
import { zoneOf } from '#features/vault/facts/zone-of.ts';
import { lastSaid } from '#features/vault/facts/last-said.ts';
import { tables } from '#platform/database/tables.ts';

const noFacts: FileFacts = { taken: null, place: null, orientation: null, camera: null };

/**
 * Keeps what is known of an item from its file, or from the recorder. What members say of it stays, also
 * when the file is read a second time.
 */
export const keepFileFacts: PreparedListener = async (ctx, recording) => {
  const { id: recordingId, familyId } = recording;
  const known = await knownOf(ctx, recording);
  const columns = {
    ...factsInEffect(known, await lastSaid(ctx, recordingId)),
    known,
    updatedAt: ctx.clock.now(),
  };
  await tables(ctx.em, ItemFactsEntity)
    .insertInto('item_facts')
    .values({ recordingId, familyId, ...columns })
    .onConflict((conflict) => conflict.column('recordingId').doUpdateSet(columns))
    .execute();
};

async function knownOf(ctx: RequestContext, recording: PreparedRecording): Promise<KnownFacts> {
  const { facts, origin, createdAt, createdBy } = recording;
  const file = facts ?? noFacts;
  // A clock that runs ahead of ours was never set, or set wrong.
  const taken = file.taken && isAhead(file.taken, ctx.clock.now()) ? null : file.taken;
  const isTake = origin === 'recorded';
  const zone = await zoneOf(ctx, createdBy);
  const recorded = isTake ? takenAt(createdAt, zone) : null;
  const archive = await knownFromArchive(ctx, recording.id, zone);
  return { recorded, file: { ...file, taken }, ...(archive ? { archive } : {}) };
}
