import { sql, type RawBuilder } from 'kysely';
import { isMember, isSampleFamily } from '#features/people/families/index.ts';
import type { AppContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** Columns of an event, and of an endpoint that wants events of its type. */
interface CandidateColumns {
  /** Null: an event of the whole product. */
  readonly familyId: RawBuilder<string | null>;
  /** Set for an event of a message. */
  readonly messageId: RawBuilder<string | null>;
  /** Null: one of the product's own endpoints. */
  readonly endpointFamilyId: RawBuilder<string | null>;
  readonly endpointOwnerId: RawBuilder<string>;
}

/** Whether the endpoint may get the event, as a condition of SQL. */
export type EventFilter = (columns: CandidateColumns) => RawBuilder<boolean>;

/** For the features that know who may see the subject of an event. All filters must agree. */
export const eventFilters = defineExtensionPoint<EventFilter>('filters of webhook events');

/**
 * Whether the endpoint `e` of a statement may get its event `g`. A member's endpoint gets the events
 * of the families they belong to; nobody gets those of a sample family.
 */
export function mayGetEvent(app: AppContext): RawBuilder<boolean> {
  const filters = app.extensions.of(eventFilters);
  // Without a filter every member would get the events of every message of their family.
  if (filters.length === 0) throw new Error('no feature says who may get the events of messages');
  const columns: CandidateColumns = {
    familyId: sql`g.family_id`,
    messageId: sql`g.message_id`,
    endpointFamilyId: sql`e.family_id`,
    endpointOwnerId: sql`e.owner_id`,
  };
  return sql`not ${isSampleFamily('g.family_id')}
    and (e.family_id is null or ${isMember('e.family_id', 'e.owner_id')})
    and ${sql.join(
      filters.map((filter) => sql`(${filter(columns)})`),
      sql` and `,
    )}`;
}
