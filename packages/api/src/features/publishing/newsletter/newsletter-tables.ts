import type {
  NewsletterPaceName,
  NewsletterPlaceName,
  SubscriberStateName,
} from '@infinite/schema/catalogue/newsletter';
import type { BlogCategoryId } from '@infinite/schema/catalogue/blog';
import { sql, type RawBuilder } from 'kysely';
import { instantFrom } from '#platform/database/instant-type.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import type { Temporal } from 'temporal-polyfill';

export type DatabaseInstant = Date | string;

/** Runs a statement in the transaction of `em`, if there is one, and gives its rows. */
export async function rowsOf<Row>(em: EntityManager, statement: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await statement.execute(em.getKysely());
  return rows;
}

/** A list of texts as one parameter. */
export function texts(list: readonly string[]): RawBuilder<string[]> {
  return sql`${[...list]}::text[]`;
}

export function instantOrNull(value: DatabaseInstant | null): Temporal.Instant | null {
  return value === null ? null : instantFrom(value);
}

export interface SubscriberRow {
  id: string;
  email: string;
  email_key: string;
  state: SubscriberStateName;
  interests: BlogCategoryId[];
  pace: NewsletterPaceName;
  counts_opens: boolean;
  language: string;
  place: NewsletterPlaceName;
  created_at: DatabaseInstant;
  confirmed_at: DatabaseInstant | null;
  left_at: DatabaseInstant | null;
  engaged_at: DatabaseInstant | null;
}

export const subscriberColumns = sql`
  id, email, email_key, state, interests, pace, counts_opens, language, place, created_at,
  confirmed_at, left_at, engaged_at`;
