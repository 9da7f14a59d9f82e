import type { ReviewStateName } from '@infinite/schema/catalogue/reviews';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

export const ReviewEntity = defineEntity({
  name: 'Review',
  tableName: 'reviews',
  properties: {
    id: p.uuid().primary(),
    /** Each member writes one. */
    authorId: p.uuid(),
    rating: p.smallint(),
    body: p.text(),
    displayName: p.text(),
    place: p.text(),
    state: p.text().$type<ReviewStateName>().default('WAITING'),
    reply: p.text().nullable(),
    writtenAt: instant(),
    publishedAt: instant().nullable(),
  },
});

export type Review = RowOf<typeof ReviewEntity>;
