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
    /** The place of its code in the catalogue when the audit ended: 0 is the worst. */
    severity: p.smallint().default(0),
    /** The audit before did not find it. */
    isNew: p.boolean().default(false),
  },
});
