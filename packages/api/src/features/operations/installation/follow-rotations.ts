import type { AppContext } from '#platform/context.ts';
import { KeyCheckEntity } from '#features/operations/installation/key-check.entity.ts';
import { keysChannel } from '#features/operations/installation/keys-channel.ts';
import { tables } from '#platform/database/tables.ts';

/** Wraps new keys under the active master key, also after another process rotates it. */
export async function followRotations(app: AppContext): Promise<void> {
  await app.notifications.listen(keysChannel, () => {
    void follow(app).catch((error: unknown) => {
      app.log.error({ err: error }, 'reading which master key is active');
    });
  });
}

async function follow(app: AppContext): Promise<void> {
  const active = await tables(app.orm.em.fork(), KeyCheckEntity)
    .selectFrom('key_checks')
    .select('keyId')
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  if (active && app.keys.find(active.keyId)) app.keys.wrapUnder(active.keyId);
}
