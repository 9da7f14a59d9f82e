import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** One row: what makes this database an installation of its own. */
export const InstallationEntity = defineEntity({
  name: 'Installation',
  tableName: 'installation',
  properties: {
    /** Always true: the key that allows a single row. */
    onlyRow: p.boolean().primary().default(true),
    id: p.uuid(),
    /** The root of derived keys, wrapped by the active master key. */
    wrappedRoot: p.blob(),
    /** When this installation first marked its storage. */
    storageMarkedAt: instant().nullable(),
    madeAt: instant(),
  },
});
