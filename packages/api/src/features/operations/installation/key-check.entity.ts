import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A master key that this database has used; one is active. */
export const KeyCheckEntity = defineEntity({
  name: 'KeyCheck',
  tableName: 'key_checks',
  properties: {
    keyId: p.text().primary(),
    state: p.text().$type<'ACTIVE' | 'RETIRED'>(),
    /** A known text, wrapped under that key and bound to this database's id. */
    sealed: p.blob(),
    madeAt: instant(),
    retiredAt: instant().nullable(),
  },
});
