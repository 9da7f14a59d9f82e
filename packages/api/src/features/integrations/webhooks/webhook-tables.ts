import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { WebhookEventType } from '@infinite/schema/catalogue/webhooks';
import { instantFrom } from '#platform/database/instant-type.ts';
import type { EntityManager } from '#platform/database/orm.ts';

/** Runs a statement in the transaction of `em`, if there is one, and gives its rows. */
export async function rowsOf<Row>(em: EntityManager, statement: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await statement.execute(em.getKysely());
  return rows;
}

export type SwitchedOff = 'OWNER' | 'FAILING' | 'GONE' | 'SECURITY';

export interface EndpointRow {
  id: string;
  family_id: string | null;
  owner_id: string;
  url: string;
  description: string;
  events: WebhookEventType[];
  enabled: boolean;
  switched_off: SwitchedOff | null;
  wrapped_secret: Buffer;
  old_wrapped_secret: Buffer | null;
  old_secret_until: Date | string | null;
  failing_since: Date | string | null;
  last_success_at: Date | string | null;
  created_at: Date | string;
}

/** A receiver of events. Without a family it is the product's own. */
export interface Endpoint {
  readonly id: string;
  readonly familyId: string | null;
  readonly ownerId: string;
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEventType[];
  readonly enabled: boolean;
  readonly switchedOff: SwitchedOff | null;
  readonly oldSecretUntil: Temporal.Instant | null;
  readonly failingSince: Temporal.Instant | null;
  readonly lastSuccessAt: Temporal.Instant | null;
  readonly createdAt: Temporal.Instant;
}

export const endpointColumns = sql`
  id, family_id, owner_id, url, description, events, enabled, switched_off, wrapped_secret,
  old_wrapped_secret, old_secret_until, failing_since, last_success_at, created_at`;

export function endpointFrom(row: EndpointRow): Endpoint {
  return {
    id: row.id,
    familyId: row.family_id,
    ownerId: row.owner_id,
    url: row.url,
    description: row.description,
    events: row.events,
    enabled: row.enabled,
    switchedOff: row.switched_off,
    oldSecretUntil: orNull(row.old_secret_until),
    failingSince: orNull(row.failing_since),
    lastSuccessAt: orNull(row.last_success_at),
    createdAt: instantFrom(row.created_at),
  };
}

export function orNull(value: Date | string | null): Temporal.Instant | null {
  return value === null ? null : instantFrom(value);
}
