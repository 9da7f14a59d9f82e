import { sql } from 'kysely';
import type { EntityManager } from '#platform/database/orm.ts';

/** The channel of PostgreSQL that every process with open streams listens to. */
export const liveChannel = 'live';

export type LiveAudience =
  | { readonly familyId: string }
  | { readonly familyIds: readonly string[] }
  | { readonly userId: string }
  | { readonly userIds: readonly string[] };

export interface LiveEvent {
  readonly to: LiveAudience;
  /** A word that pages know: 'notice', 'comment'. */
  readonly kind: string;
  /** Of what changed. Pages fetch it, so that no event carries private words. */
  readonly id: string | null;
}

/** What travels between processes: `f` for a family, `u` for a user. */
interface LivePayload {
  readonly f?: string;
  readonly u?: string;
  readonly k: string;
  readonly i: string | null;
}

/**
 * Sends an event to the open pages of a family or of users once the transaction of `em` commits; at
 * once without one. Pages that are not open miss it and read the current state when they open.
 */
export async function publishLive(em: EntityManager, { to, kind, id }: LiveEvent): Promise<void> {
  if (!/^[a-z][a-z-]{0,39}$/i.test(kind)) throw new Error('a live event has a kind of one word');
  const event = { k: kind, i: id };
  const payloads = receivers(to).map((receiver): LivePayload => ({ ...receiver, ...event }));
  if (payloads.length === 0) return;
  await sql`select pg_notify(${liveChannel}, payload)
    from unnest(${payloads.map((payload) => JSON.stringify(payload))}::text[]) as p (payload)`.execute(
    em.getKysely(),
  );
}

function receivers(to: LiveAudience): Pick<LivePayload, 'f' | 'u'>[] {
  if ('familyId' in to) return [{ f: to.familyId }];
  if ('familyIds' in to) return to.familyIds.map((f) => ({ f }));
  return ('userIds' in to ? to.userIds : [to.userId]).map((u) => ({ u }));
}
