import type { SeoProblemCodeName } from '@infinite/schema/catalogue/growth';
import { defineEntity, p } from '@mikro-orm/core';

/** Something that an audit found on a page. */
export const SeoProblemEntity = defineEntity({
  name: 'SeoProblem',
  tableName: 'seo_problems',
  properties: {
    runId: p.uuid().primary(),
    path: p.text().primary(),
    code: p.text().$type<SeoProblemCodeName>().primary(),
    /** What exactly: an address, a length, a text. */
    detail: p.text().primary(),
  },
});
