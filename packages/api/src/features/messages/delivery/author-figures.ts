import { sql } from 'kysely';
import { messageAuthors } from '#features/messages/messages/index.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** How many messages and deliveries of an author are in which state. */
export interface AuthorFigures {
  readonly drafts: number;
  readonly armed: number;
  readonly delivering: number;
  readonly delivered: number;
  readonly cancelled: number;
  readonly failed: number;
  readonly deliveriesWaiting: number;
  readonly deliveriesDelivered: number;
  readonly deliveriesOpened: number;
  readonly deliveriesFailed: number;
}

/** Counts alone, nothing of any content. Checks no permission. */
export async function figuresOfAuthor(em: EntityManager, userId: string): Promise<AuthorFigures> {
  const [row] = await rowsOf(
    em,
    sql<AuthorFigures>`
      with mine as (
        select m.family_id, m.id, m.state from ${messageAuthors} m where m.author_id = ${userId}
      ), theirs as (
        select d.state, d.opened_at from mine
        join deliveries d on d.family_id = mine.family_id and d.message_id = mine.id
      )
      select
        count(*) filter (where state = 'DRAFT') as drafts,
        count(*) filter (where state in ('SCHEDULED', 'REMINDED', 'SECOND_REMINDED')) as armed,
        count(*) filter (where state = 'DELIVERING') as delivering,
        count(*) filter (where state = 'DELIVERED') as delivered,
        count(*) filter (where state = 'CANCELLED') as cancelled,
        count(*) filter (where state = 'FAILED') as failed,
        (select count(*) from theirs where state in ('WAITING', 'SENDING')) as deliveries_waiting,
        (select count(*) from theirs where state = 'DELIVERED') as deliveries_delivered,
        (select count(*) from theirs where opened_at is not null) as deliveries_opened,
        (select count(*) from theirs where state = 'FAILED') as deliveries_failed
      from mine`,
  );
  if (!row) throw new Error('a statement of counts gave no row');
  return row;
}

/** What would be lost with several authors at once. Checks no permission. */
export async function lossesOfAuthors(
  em: EntityManager,
  userIds: readonly string[],
): Promise<Pick<AuthorFigures, 'drafts' | 'armed'>> {
  const [row] = await rowsOf(
    em,
    sql<Pick<AuthorFigures, 'drafts' | 'armed'>>`
      select count(*) filter (where m.state = 'DRAFT') as drafts,
        count(*) filter (where m.state in ('SCHEDULED', 'REMINDED', 'SECOND_REMINDED')) as armed
      from ${messageAuthors} m where m.author_id = any(${[...userIds]}::uuid[])`,
  );
  return row ?? { drafts: 0, armed: 0 };
}
