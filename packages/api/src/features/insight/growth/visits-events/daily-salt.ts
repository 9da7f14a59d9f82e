import { randomBytes } from 'node:crypto';
import type { AppContext } from '#platform/context.ts';
import { GrowthSaltEntity } from '#features/insight/growth/visits-events/growth-salt.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';
import type { Notifications } from '#platform/notifications/notifications.ts';

const kept = new WeakMap<Notifications, { day: string; salt: string }>();

/** The salt of a day (ISO, UTC), the same in every process; the first that needs it makes it. */
export async function saltOf(
  { app, em }: { app: AppContext; em: EntityManager },
  day: string,
): Promise<string> {
  const known = kept.get(app.notifications);
  if (known?.day === day) return known.salt;
  const made = randomBytes(32);
  const db = tables(em, GrowthSaltEntity);
  await db
    .insertInto('growth_salts')
    .values({ day, salt: made })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const row = await db
    .selectFrom('growth_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirst();
  const salt = Buffer.from(row?.salt ?? made).toString('hex');
  // A transaction that is rolled back takes the row along: only this process would know the salt.
  if (!em.isInTransaction()) kept.set(app.notifications, { day, salt });
  return salt;
}
