import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** The articles as search engines last heard of them. */
export const IndexNowToldEntity = defineEntity({
  name: 'IndexNowTold',
  tableName: 'index_now_told',
  properties: {
    slug: p.text().primary(),
    modifiedAt: instant(),
    toldAt: instant(),
  },
});
