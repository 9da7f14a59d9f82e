import DataLoader from 'dataloader';
import { loaderOf, requireMember, type RequestContext } from '#platform/context.ts';
import { ChildEntity, ChildVoiceEntity } from '#features/relatives/children/child.entity.ts';
import type { VoiceOf } from '#features/relatives/children/child.types.ts';
import { nameOf } from '#features/relatives/children/child-words.ts';
import { tables } from '#platform/database/tables.ts';

const voicesKey = Symbol('voices of children');

/**
 * Whose voice a recording holds, if a child's; many in one query. Call for visible recordings. What is
 * known of a child is for no program.
 */
export async function voiceOf(ctx: RequestContext, recordingId: string): Promise<VoiceOf | null> {
  const { actor } = ctx;
  if (actor.kind !== 'member' || actor.key) return null;
  const loader = loaderOf(
    ctx,
    voicesKey,
    // A mutation in the same request may change it.
    () => new DataLoader((ids: readonly string[]) => load(ctx, ids), { cache: false }),
  );
  return loader.load(recordingId);
}

async function load(ctx: RequestContext, ids: readonly string[]): Promise<(VoiceOf | null)[]> {
  const { userId } = requireMember(ctx);
  const rows = await tables(ctx.em, ChildEntity, ChildVoiceEntity)
    .selectFrom('child_voices as voice')
    .innerJoin('children as child', 'child.id', 'voice.childId')
    .selectAll('child')
    .select('voice.recordingId')
    .where('voice.recordingId', 'in', [...ids])
    .where('child.eraseAt', 'is', null)
    .execute();
  const voices = rows.map(async (row): Promise<[string, VoiceOf]> => {
    const { id, accountId, recordingId } = row;
    return [recordingId, { id, name: await nameOf(ctx, row), isYou: accountId === userId }];
  });
  const byRecording = new Map(await Promise.all(voices));
  return ids.map((id) => byRecording.get(id) ?? null);
}
