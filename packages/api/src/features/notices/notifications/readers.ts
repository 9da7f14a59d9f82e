import { sql } from 'kysely';
import { isOfRealFamily } from '#features/people/families/index.ts';
import { isActive, timeZoneOf } from '#features/people/identity/index.ts';
import type { NotificationChoices } from '#features/notices/notifications/notification-settings.entity.ts';
import type { Mute } from '#features/notices/notifications/routing/mutes.ts';
import type { Reader } from '#features/notices/notifications/routing/route-notice.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface ReaderRow {
  userId: string;
  zone: string | null;
  choices: NotificationChoices | null;
  quietFrom: number | null;
  quietUntil: number | null;
  mutes: { name: string | null; fromDay: string | null; untilDay: string | null }[];
}

/**
 * What these users decided about notices, in one statement. Accounts that may not sign in are left
 * out, and so is everybody when the family is a sample.
 */
export async function readReaders(
  em: EntityManager,
  { ids, familyId }: { ids: readonly string[]; familyId: string | null },
): Promise<(Reader & { readonly userId: string })[]> {
  const rows = await rowsOf(
    em,
    sql<ReaderRow>`
      select r.user_id, ${timeZoneOf('r.user_id')} as zone, s.choices, s.quiet_from, s.quiet_until,
        (select coalesce(jsonb_agg(jsonb_build_object(
            'name', m.name, 'fromDay', m.from_day, 'untilDay', m.until_day)), '[]')
          from notification_mutes m where m.user_id = r.user_id) as mutes
      from (select user_id, ${familyId}::uuid as family_id
        from unnest(${[...ids]}::uuid[]) as given (user_id)) r
      left join notification_settings s on s.user_id = r.user_id
      where ${isActive('r.user_id')} and (r.family_id is null or ${isOfRealFamily('r')})`,
  );
  return rows.map((row) => ({
    userId: row.userId,
    choices: row.choices ?? {},
    quiet:
      row.quietFrom === null || row.quietUntil === null
        ? null
        : { from: row.quietFrom, until: row.quietUntil },
    zone: row.zone ?? 'UTC',
    mutes: row.mutes.flatMap(muteOf),
  }));
}

function muteOf(row: {
  readonly name: string | null;
  readonly fromDay: string | null;
  readonly untilDay: string | null;
}): Mute[] {
  const { name, fromDay, untilDay } = row;
  if (name !== null) return [{ name }];
  return fromDay !== null && untilDay !== null ? [{ fromDay, untilDay }] : [];
}
