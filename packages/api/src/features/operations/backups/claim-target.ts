import type { AppContext } from '#platform/context.ts';
import {
  installationId,
  ownerOfStorage,
  writeMark,
} from '#features/operations/installation/index.ts';

/** The place of BACKUP_URL holds the backups of another database. */
class TargetRefused extends Error {
  override readonly name = 'TargetRefused';
}

/**
 * Marks the backup target with this database's id at first use. Two databases at one target would
 * remove each other's media, so another mark is refused.
 * @returns the id
 */
export async function claimTarget(app: AppContext): Promise<string> {
  const id = await installationId(app.orm.em.fork());
  const owner = await ownerOfStorage(app.backups);
  if (owner === null) await writeMark(app.backups, id);
  else if (owner !== id) {
    throw new TargetRefused(`the backup target belongs to another database (${owner})`);
  }
  return id;
}
