import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { forgetNoticesAbout } from '#features/notices/notifications/index.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { tables } from '#platform/database/tables.ts';

interface Kept {
  readonly id: string;
  readonly familyId: string;
}

/**
 * From now on it is there for nobody. What is kept with it (comments, facts, albums) stays for the case
 * that it is restored. The permission was checked before; call inside a transaction.
 */
export async function moveToTrash(ctx: RequestContext, { id, familyId }: Kept): Promise<void> {
  await tables(ctx.em, RecordingEntity)
    .updateTable('recordings')
    .set({
      audienceBefore: sql`audience`,
      audience: 'NOBODY',
      trashedAt: ctx.clock.now(),
      updatedAt: ctx.clock.now(),
    })
    .where('id', '=', id)
    .where('trashedAt', 'is', null)
    .execute();
  // They name the recording by its title.
  await forgetNoticesAbout(ctx, { familyIds: [familyId], kind: 'recording', ids: [id] });
}
