import type { ReviewStateName } from '@infinite/schema/catalogue/reviews';
import type { Temporal } from 'temporal-polyfill';
import { instantFrom } from '#platform/database/instant-type.ts';
import type { EntityManager } from '#platform/database/orm.ts';

export interface ReviewTables {
  reviews: {
    id: string;
    author_id: string;
    rating: number;
    body: string;
    display_name: string;
    place: string;
    state: ReviewStateName;
    reply: string | null;
    written_at: Date | string;
    published_at: Date | string | null;
  };
}

/** The table in the transaction of `em`, if there is one. */
export function reviewTables(em: EntityManager) {
  return em.getKysely<ReviewTables>();
}

export interface Review {
  readonly id: string;
  readonly authorId: string;
  readonly rating: number;
  readonly body: string;
  readonly displayName: string;
  readonly place: string;
  readonly state: ReviewStateName;
  readonly reply: string | null;
  readonly writtenAt: Temporal.Instant;
  readonly publishedAt: Temporal.Instant | null;
}

export function reviewFromRow(row: ReviewTables['reviews']): Review {
  const { id, rating, body, place, state, reply } = row;
  return {
    ...{ id, rating, body, place, state, reply },
    authorId: row.author_id,
    displayName: row.display_name,
    writtenAt: instantFrom(row.written_at),
    publishedAt: row.published_at === null ? null : instantFrom(row.published_at),
  };
}
