import type { ConsoleViewList } from '@infinite/schema/catalogue/console-views';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** A view of a list of the console that its owner named. */
export const ConsoleViewEntity = defineEntity({
  name: 'ConsoleView',
  tableName: 'console_views',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    list: p.text().$type<ConsoleViewList>(),
    name: p.text(),
    /** Search, filters and order, as the console's address carries them. */
    query: p.text(),
    hiddenColumns: p.json<string[]>().default('[]'),
    createdAt: instant(),
  },
});

export type ConsoleView = RowOf<typeof ConsoleViewEntity>;
