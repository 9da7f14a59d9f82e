import { randomUUID } from 'node:crypto';
import { presenceLimits } from '@infinite/schema/catalogue/collaboration';
import { sql } from 'kysely';
import type { AppContext } from '#platform/context.ts';
import type { Here, PresenceRows } from '#features/collaboration/presence/open-pages.ts';
import { publishLive } from '#features/notices/live/index.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** The word of live events by which open pages know that somebody came or went. */
const liveKind = 'presence';

/** The rows of one process, under an id that it has for its life. */
export function presenceRowsOf(app: AppContext): PresenceRows {
  const processId = randomUUID();
  return {
    async write(here) {
      const now = app.clock.now();
      const until = now.add({ milliseconds: presenceLimits.expiresMs });
      const em = app.orm.em.fork();
      // The statement sees the table as it was before, so that only who was nowhere else is new.
      const changed = await rowsOf(
        em,
        sql<{ familyId: string }>`
          with made as (
            insert into presences (family_id, user_id, process_id, expires_at)
            select family_id, user_id, ${processId}, ${until} from ${listed(here)}
            where user_id not in (select user_id from hidden_presences)
            on conflict (family_id, user_id, process_id)
              do update set expires_at = excluded.expires_at
            returning family_id, user_id)
          select distinct made.family_id from made where not exists (
            select 1 from presences p where p.family_id = made.family_id
              and p.user_id = made.user_id and p.expires_at > ${now})`,
      );
      await announcePresence(em, changed);
    },
    async remove(gone) {
      const em = app.orm.em.fork();
      const changed = await rowsOf(
        em,
        sql<{ familyId: string }>`
          with removed as (
            delete from presences where expires_at <= ${app.clock.now()} or (process_id = ${processId}
              and (family_id, user_id) in (select family_id, user_id from ${listed(gone)}))
            returning family_id)
          select distinct family_id from removed`,
      );
      await announcePresence(em, changed);
    },
  };
}

export async function announcePresence(
  em: EntityManager,
  changed: readonly { readonly familyId: string }[],
): Promise<void> {
  const familyIds = [...new Set(changed.map(({ familyId }) => familyId))];
  await publishLive(em, { to: { familyIds }, kind: liveKind, id: null });
}

const listed = (here: readonly Here[]) => sql`unnest(
  ${here.map(({ familyId }) => familyId)}::uuid[],
  ${here.map(({ userId }) => userId)}::uuid[]) as listed (family_id, user_id)`;
