import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { likeness, signsOf } from '#features/vault/meaning/stored-vector.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface NearMeaning {
  readonly recordingId: string;
  readonly startMs: number;
}

interface Near {
  readonly recordingId: string;
  readonly startMs: number;
  readonly vector: Uint8Array;
}

/** One word is found better as a word. */
const fewestWords = 2;
/** Passages whose signs are nearest are compared in full. */
const candidates = 150;
/** Below it, texts of this model have nothing to do with each other. */
const leastLikeness = 0.36;

/**
 * Passages of the family in view that mean what is asked for, the nearest first and one a recording;
 * none where nothing is embedded. Whether the actor may hear them is not checked.
 */
export async function nearestInMeaning(
  ctx: RequestContext,
  text: string,
  limit: number,
): Promise<NearMeaning[]> {
  const { familyId } = requireMember(ctx);
  const { embeddings, log } = ctx.app;
  if (!embeddings || text.trim().split(/\s+/).length < fewestWords) return [];
  if (!(await hasVectors(ctx, familyId, embeddings.id))) return [];
  const [asked] = await embeddings.embed([text]).catch((error: unknown) => {
    // The search by words goes on without it.
    log.warn({ err: error }, 'a search was not embedded');
    return [];
  });
  if (!asked) return [];
  const near = await rowsOf(
    ctx.em,
    sql<Near>`
      select v.recording_id, v.start_ms, v.vector from (
        select recording_id, part from meaning_vectors
        where family_id = ${familyId} and model = ${embeddings.id}
        order by bit_count(signs # ${signsOf(asked)}::bit(512)) limit ${candidates}) near
      join meaning_vectors v using (recording_id, part)`,
  );
  const ranked = near
    .map(({ vector, ...moment }) => ({ ...moment, like: likeness(asked, vector) }))
    .filter(({ like }) => like >= leastLikeness)
    .toSorted((one, other) => other.like - one.like);
  const best = new Map<string, NearMeaning>();
  for (const { recordingId, startMs } of ranked) {
    if (!best.has(recordingId)) best.set(recordingId, { recordingId, startMs });
  }
  return [...best.values()].slice(0, limit);
}

async function hasVectors(ctx: RequestContext, familyId: string, model: string): Promise<boolean> {
  const rows = await rowsOf(
    ctx.em,
    sql`select 1 from meaning_vectors where family_id = ${familyId} and model = ${model} limit 1`,
  );
  return rows.length > 0;
}
