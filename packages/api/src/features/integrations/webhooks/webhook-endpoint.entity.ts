import type { WebhookEventType } from '@infinite/schema/catalogue/webhooks';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

export type SwitchedOff = 'OWNER' | 'FAILING' | 'GONE' | 'SECURITY';

/** A receiver of events. */
export const WebhookEndpointEntity = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoints',
  properties: {
    id: p.uuid().primary(),
    /** Null: the product's own, which gets the events of every family. */
    familyId: p.uuid().nullable(),
    ownerId: p.uuid(),
    url: p.text(),
    description: p.text(),
    events: p.array().$type<WebhookEventType[]>(),
    enabled: p.boolean(),
    /** Null while it is enabled. */
    switchedOff: p.text().$type<SwitchedOff>().nullable(),
    wrappedSecret: p.blob().$type<Buffer>(),
    oldWrappedSecret: p.blob().$type<Buffer>().nullable(),
    oldSecretUntil: instant().nullable(),
    failingSince: instant().nullable(),
    lastSuccessAt: instant().nullable(),
    createdAt: instant(),
  },
});

/** All but the secrets. */
export const endpointColumns = [
  'id',
  'familyId',
  'ownerId',
  'url',
  'description',
  'events',
  'enabled',
  'switchedOff',
  'oldSecretUntil',
  'failingSince',
  'lastSuccessAt',
  'createdAt',
] as const;

export type Endpoint = Readonly<
  Pick<RowOf<typeof WebhookEndpointEntity>, (typeof endpointColumns)[number]>
>;
