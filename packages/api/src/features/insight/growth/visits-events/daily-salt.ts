import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { AppContext } from '#context.ts';
import { rowsOf } from '#features/insight/growth/growth-rows.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import type { Notifications } from '#platform/notifications/notifications.ts';

const kept = new WeakMap<Notifications, { day: string; salt: string }>();

/** The salt of a day (ISO, UTC), the same in every process; whoever asks first makes it. */
export async function saltOf(
  { app, em }: { app: AppContext; em: EntityManager },
  day: string,
): Promise<string> {
  const known = kept.get(app.notifications);
  if (known?.day === day) return known.salt;
  const made = randomBytes(32);
  await rowsOf(
    em,
    sql`insert into growth_salts (day, salt) values (${day}::date, ${made})
      on conflict (day) do nothing`,
  );
  const [row] = await rowsOf(
    em,
    sql<{
      salt: string;
    }>`select encode(salt, 'hex') as salt from growth_salts where day = ${day}::date`,
  );
  const salt = row?.salt ?? made.toString('hex');
  // Inside a transaction that is undone, the salt would be known here alone.
  if (!em.isInTransaction()) kept.set(app.notifications, { day, salt });
  return salt;
}
