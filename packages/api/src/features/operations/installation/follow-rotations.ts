import type { AppContext } from '#context.ts';
import {
  installationTables,
  keysChannel,
} from '#features/operations/installation/installation-tables.ts';

/** Wraps what is new under the active master key, also when another process has rotated it. */
export async function followRotations(app: AppContext): Promise<void> {
  await app.notifications.listen(keysChannel, () => {
    void follow(app).catch((error: unknown) => {
      app.log.error({ err: error }, 'reading which master key is active');
    });
  });
}

async function follow(app: AppContext): Promise<void> {
  const active = await installationTables(app.orm.em.fork())
    .selectFrom('key_checks')
    .select('key_id')
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  if (active && app.keys.find(active.key_id)) app.keys.wrapUnder(active.key_id);
}
